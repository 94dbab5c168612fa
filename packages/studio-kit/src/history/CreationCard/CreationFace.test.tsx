// @vitest-environment happy-dom
import { creationFixture } from '@kinora/contract/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CreationFace } from './CreationFace.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const clip = creationFixture({ type: 'video', status: 'completed', file_url: '/waves.mp4' });
const said = { play: () => 'Play', pause: () => 'Pause' };

/** A card with a pointer that has just come to rest on it. */
function underPointer() {
  const { container, unmount } = render(<CreationFace creation={clip} title="Waves" said={said} />);
  fireEvent.pointerEnter(container.firstElementChild!, { pointerType: 'mouse' });
  return unmount;
}
const isMoving = () => screen.queryByLabelText('Waves', { selector: 'video' }) !== null;

it('a clip moves once a pointer rests on it', async () => {
  underPointer();
  expect(isMoving()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(isMoving()).toBe(true);
});

it('a card that is scrolled away under a resting pointer waits for nothing any more', () => {
  const before = vi.getTimerCount();
  const unmount = underPointer();
  expect(vi.getTimerCount()).toBe(before + 1);
  unmount();
  expect(vi.getTimerCount()).toBe(before);
});
