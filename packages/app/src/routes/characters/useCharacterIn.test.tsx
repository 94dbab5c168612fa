// @vitest-environment happy-dom
import { generalWords, type Character } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { ToastRegion } from '@kinora/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { useCharacterIn } from './useCharacterIn.ts';

vi.mock('../library/useHandover.ts', () => ({
  useHandover: () => () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: addressOf.js')),
}));
vi.mock('../library/fetchedFile.ts', () => ({ fetchedFile: async () => mediaFileFixture() }));

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

afterEach(cleanup);

it.each(['Use in video', 'Use in image'])(
  '%s says that there was no connection where its code does not come (D3)',
  async (name) => {
    render(
      <ToastsProvider>
        <Page />
      </ToastsProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(generalWords.offline)).toBeDefined();
  },
);
