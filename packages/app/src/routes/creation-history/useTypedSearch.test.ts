// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedSearch } from './useTypedSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function searching() {
  const asked: string[] = [];
  const search = (text: string) => void asked.push(text);
  const { result, rerender } = renderHook(({ said }) => useTypedSearch(said, search), {
    initialProps: { said: '' },
  });
  return {
    asked,
    shown: () => result.current[0],
    type(text: string) {
      act(() => {
        result.current[1](text);
      });
    },
    rest() {
      act(() => {
        vi.advanceTimersByTime(250);
      });
    },
    /** The address has followed, or somebody else has set it. */
    address: (said: string) => rerender({ said }),
  };
}

it('a search keeps what is typed while the address follows, and what is typed meanwhile (A130)', () => {
  const { asked, shown, type, rest, address } = searching();
  type('lantern');
  rest();
  expect([asked, shown()]).toEqual([['lantern'], 'lantern']);
  type('lanterns');
  address('lantern');
  expect(shown()).toBe('lanterns');
  rest();
  expect([asked, shown()]).toEqual([['lantern', 'lanterns'], 'lanterns']);
  address('lanterns');
  expect(shown()).toBe('lanterns');
});

it('a search keeps what is typed where several are on their way (A130)', () => {
  const { shown, type, rest, address } = searching();
  type('lan');
  rest();
  type('lantern');
  rest();
  type('lanterns');
  address('lan');
  expect(shown()).toBe('lanterns');
  address('lantern');
  expect(shown()).toBe('lanterns');
});

it('a search gives way to an address that comes from elsewhere (A130)', () => {
  const { asked, shown, type, rest, address } = searching();
  type('lantern');
  rest();
  address('lantern');
  address('');
  expect([asked, shown()]).toEqual([['lantern'], '']);
  type('har');
  address('harbour');
  rest();
  expect([asked, shown()]).toEqual([['lantern'], 'harbour']);
});
