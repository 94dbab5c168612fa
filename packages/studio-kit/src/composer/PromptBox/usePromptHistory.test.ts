// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { usePromptHistory } from './usePromptHistory.ts';

afterEach(cleanup);

const box = (typed: string, entries: readonly string[]) => {
  const { result } = renderHook(() => {
    const [value, setValue] = useState(typed);
    return { value, setValue, history: usePromptHistory(value, entries, setValue) };
  });
  return {
    shown: () => result.current.value,
    place: () => result.current.history.place,
    step: (by: 1 | -1) => act(() => void result.current.history.step(by)),
    type: (words: string) => act(() => result.current.setValue(words)),
    replace: (words: string) => act(() => result.current.history.replace(words)),
  };
};

it('the history goes back through earlier prompts and forward to what was typed', () => {
  const { shown, place, step } = box('half a thought', ['latest', 'first']);
  step(1);
  expect([shown(), place()]).toEqual(['latest', 1]);
  step(1);
  step(1);
  expect([shown(), place()]).toEqual(['first', 2]);
  step(-1);
  step(-1);
  step(-1);
  expect([shown(), place()]).toEqual(['half a thought', 0]);
});

it('an earlier prompt that was changed counts as the person’s own', () => {
  const { shown, place, step, type } = box('', ['latest', 'first']);
  step(1);
  type('latest, at night');
  expect(place()).toBe(0);
  step(1);
  expect(shown()).toBe('latest');
  step(-1);
  expect(shown()).toBe('latest, at night');
});

it('what a template replaced is kept as the latest entry', () => {
  const { shown, step, replace } = box('my own words', ['latest']);
  replace('a template');
  expect(shown()).toBe('a template');
  step(1);
  expect(shown()).toBe('my own words');
  step(1);
  expect(shown()).toBe('latest');
});
