// @vitest-environment happy-dom
import { generalWords, libraryWords, type Character } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { ToastRegion } from '@kinora/design-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import type { Handover } from '../library/useHandover.ts';
import { useCharacterIn } from './useCharacterIn.ts';

const hand = vi.fn<Handover>();
vi.mock('../library/useHandover.ts', () => ({ useHandover: () => hand }));
const fetched = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../library/fetchedFile.ts', () => ({ fetchedFile: fetched }));

const ada: Character = {
  id: 'ada',
  name: 'Ada',
  description: 'A keeper of lighthouses',
  images: [{ place: 'mara/ada.png', address: '/ada.png' }],
} as unknown as Character;

function Page() {
  const { inVideo, inImage } = useCharacterIn();
  return (
    <>
      <button onClick={() => void inVideo(ada)}>Use in video</button>
      <button onClick={() => void inImage(ada)}>Use in image</button>
      <ToastRegion queue={useToasts()} />
    </>
  );
}

beforeEach(() => {
  hand.mockReset();
  fetched.mockReset().mockImplementation(async () => mediaFileFixture());
});
afterEach(cleanup);

it.each(['Use in video', 'Use in image'])(
  '%s says that there was no connection where its code does not come (D3)',
  async (name) => {
    hand.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: addressOf.js'));
    render(
      <ToastsProvider>
        <Page />
      </ToastsProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(generalWords.offline)).toBeDefined();
  },
);

/** A character none of whose pictures can be read is taken into a video. */
const takenUnread = async () => {
  fetched.mockRejectedValue(new Error('Gone'));
  render(
    <ToastsProvider>
      <Page />
    </ToastsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use in video' }));
  await act(async () => {});
};

it('whoever waits for a character whose pictures cannot be read is told so (D3)', async () => {
  hand.mockImplementation(async (_tool, coming) => Boolean(await coming));
  await takenUnread();
  expect(await screen.findByText(libraryWords.characters.notReadable)).toBeDefined();
});

it('whoever went on is told nothing of a character whose pictures cannot be read (D3)', async () => {
  // A handover hears of no failure once they have.
  hand.mockImplementation(async (_tool, coming) => {
    await Promise.allSettled([coming]);
    return false;
  });
  await takenUnread();
  expect(screen.queryByText(libraryWords.characters.notReadable)).toBeNull();
});
