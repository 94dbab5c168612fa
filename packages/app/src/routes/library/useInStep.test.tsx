// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInStep, type InStep } from './useInStep.ts';

/** Of a clip that lasts so long: nothing here plays, so what it is told is all there is. */
function asClip(clip: HTMLVideoElement, duration: number) {
  let isPaused = true;
  Object.defineProperties(clip, {
    duration: { value: duration, configurable: true },
    readyState: { value: 4, configurable: true },
    currentTime: { value: 0, writable: true },
    seeking: { value: false },
    paused: { get: () => isPaused },
  });
  const turn = (to: boolean) => {
    if (isPaused === to) return;
    isPaused = to;
    clip.dispatchEvent(new Event(to ? 'pause' : 'play'));
  };
  clip.play = async () => turn(false);
  clip.pause = () => turn(true);
}

let inStep: InStep;
function Pair({ onTold }: { onTold: (told: InStep) => void }) {
  const told = useInStep();
  const { join } = told;
  useEffect(() => {
    onTold(told);
  });
  return (
    <>
      <video ref={join} aria-label="short" />
      <video ref={join} aria-label="long" />
    </>
  );
}

/** A clip of 2 s beside one of 5 s, where this much motion is wanted. */
function begun(motion: 'full' | 'reduced' = 'full') {
  const { container } = render(
    <div data-motion={motion}>
      <Pair onTold={(told) => (inStep = told)} />
    </div>,
  );
  const [short, long] = [...container.querySelectorAll('video')] as [HTMLVideoElement, HTMLVideoElement];
  act(() => {
    asClip(short, 2);
    asClip(long, 5);
    long.dispatchEvent(new Event('canplay'));
  });
  const at = (seconds: number) =>
    act(() => {
      long.currentTime = seconds;
      long.dispatchEvent(new Event('timeupdate'));
    });
  return { short, long, at };
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('two clips in step begin by themselves, and the longer one over again (D41)', () => {
  const { short, long } = begun();
  expect([short.paused, long.paused, short.loop, long.loop]).toEqual([false, false, false, true]);
  expect(inStep).toMatchObject({ isPlaying: true, length: 5 });
});

it('two clips in step stand still for whoever asked for less motion, until they are told to play (D41)', () => {
  const { short, long } = begun('reduced');
  expect([short.paused, long.paused]).toEqual([true, true]);
  act(() => inStep.toggle());
  expect([short.paused, long.paused]).toEqual([false, false]);
});

it('one press stops both clips in step, at the same moment', () => {
  const { short, long, at } = begun();
  at(1.5);
  act(() => inStep.toggle());
  expect([short.paused, long.paused]).toEqual([true, true]);
  expect(short.currentTime).toBe(1.5);
});

it('a clip that lags is brought back, and one that is nearly there is left alone', () => {
  const { short, at } = begun();
  short.currentTime = 0.95;
  at(1);
  expect(short.currentTime).toBe(0.95);
  short.currentTime = 0.5;
  at(1);
  expect(short.currentTime).toBe(1);
});

it('the shorter clip stands on its last frame, and goes on when the longer one begins anew', () => {
  const { short, at } = begun();
  at(4);
  expect([short.paused, short.currentTime]).toEqual([true, 2]);
  at(0);
  expect([short.paused, short.currentTime]).toEqual([false, 0]);
});

it('winding goes for both clips in step, while they stand as well', () => {
  const { short, long } = begun('reduced');
  act(() => {
    inStep.seek(1.2);
    long.dispatchEvent(new Event('seeked'));
  });
  expect([short.currentTime, long.currentTime, inStep.time]).toEqual([1.2, 1.2, 1.2]);
});

it('a clip that can’t be played is told of, and the other one plays on', () => {
  const { short, long } = begun('reduced');
  act(() => {
    Object.defineProperties(short, {
      duration: { value: NaN },
      readyState: { value: 0 },
      error: { value: { code: 4 } },
    });
    short.dispatchEvent(new Event('error'));
  });
  expect(inStep).toMatchObject({ isBroken: true, length: 5 });
  act(() => inStep.toggle());
  expect([long.paused, inStep.isPlaying]).toEqual([false, true]);
});
