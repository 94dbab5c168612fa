// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HoverClip } from './HoverClip.tsx';

let fade = { end: () => {}, finished: Promise.resolve() };

beforeEach(() => {
  vi.useFakeTimers();
  // This page draws nothing, and so fades nothing.
  HTMLElement.prototype.getAnimations = () => {
    let end = () => {};
    const finished = new Promise<void>((resolve) => (end = resolve));
    fade = { end, finished };
    return [fade as unknown as Animation];
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  delete (HTMLElement.prototype as Partial<HTMLElement>).getAnimations;
});

const faded = () =>
  act(async () => {
    fade.end();
    await fade.finished;
  });

/** A picture in a card that is pointed at, and its clip while there is one. */
function inACard(more: object = {}) {
  render(
    <article data-testid="card" {...more}>
      <HoverClip clip="/tide.mp4" data-testid="picture">
        <img alt="Tide" src="/tide.webp" />
      </HoverClip>
      <a href="/tide">Open</a>
    </article>,
  );
  const pointer = (type: string, pointerType = 'mouse') =>
    act(() => {
      const event = new Event(type);
      screen.getByTestId('card').dispatchEvent(Object.assign(event, { pointerType }));
      vi.runAllTimers();
    });
  return { pointer, clip: () => screen.getByTestId('picture').querySelector('video') };
}

test('nothing of a clip is asked for before a pointer rests on its card, and it plays unheard and again and again', () => {
  const { clip, pointer } = inACard();
  expect(clip()).toBeNull();
  pointer('pointerenter');
  expect(clip()!.getAttribute('src')).toBe('/tide.mp4');
  expect([clip()!.muted, clip()!.loop, clip()!.getAttribute('aria-hidden')]).toEqual([true, true, 'true']);
  expect(screen.getByRole('img', { name: 'Tide' })).toBeTruthy();
});

test('a clip that has not come yet goes at once, one that plays when it has faded', async () => {
  const { clip, pointer } = inACard();
  pointer('pointerenter');
  pointer('pointerleave');
  expect(clip()).toBeNull();
  pointer('pointerenter');
  fireEvent.playing(clip()!);
  pointer('pointerleave');
  expect(clip()).not.toBeNull();
  await faded();
  expect(clip()).toBeNull();
});

test('a clip that is pointed at again while it fades plays on', async () => {
  const { clip, pointer } = inACard();
  pointer('pointerenter');
  fireEvent.playing(clip()!);
  const before = clip();
  pointer('pointerleave');
  pointer('pointerenter');
  await faded();
  expect(clip()).toBe(before);
});

test('a finger sets no picture in motion, and nothing does where less motion is asked for', () => {
  const { clip, pointer } = inACard();
  pointer('pointerenter', 'touch');
  expect(clip()).toBeNull();
  cleanup();
  const still = inACard({ 'data-motion': 'reduced' });
  still.pointer('pointerenter');
  expect(still.clip()).toBeNull();
});
