// @vitest-environment happy-dom
import {
  createImage,
  generalWords,
  initialValues,
  libraryWords,
  wanImageToVideo,
  type AnyTool,
} from '@kinora/contract';
import { ToastRegion } from '@kinora/design-system';
import type { StudioModel } from '@kinora/studio-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { useFileSettings } from './useFileSettings.ts';

const formOf = vi.hoisted(() => vi.fn<() => Promise<() => null>>());
vi.mock('../../drafts/useFilling.ts', () => ({ useFilling: () => formOf }));
vi.mock('../../account/AuthProvider.tsx', () => ({ useAuth: () => ({ sessionEpoch: 0 }) }));
// What a file tells is read where it is proved; here its name says what made it.
vi.mock('./settingsInFile.ts', () => ({
  settingsInFile: async ({ name }: File) => ({
    from: name === 'boats.png' ? createImage : wanImageToVideo,
    model: null,
    values: {},
    left: [],
    lost: null,
  }),
}));

const studio = {
  tool: createImage,
  draft: initialValues(createImage),
  phase: { name: 'idle' },
} as unknown as StudioModel<AnyTool>;
const { itsSettings } = libraryWords;
const codeMissing = new TypeError('Failed to fetch dynamically imported module: formToFill.js');

function Form() {
  const { look, beside } = useFileSettings(createImage, undefined);
  return (
    <>
      <input type="file" aria-label="Choose a file" onChange={({ target }) => look([...target.files!])} />
      {beside(studio)}
    </>
  );
}
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText('Choose a file'), {
    target: { files: [new File(['x'], name, { type: 'image/png' })] },
  });
const Said = () => <ToastRegion queue={useToasts()} />;

beforeEach(() => {
  formOf.mockReset();
  render(
    <ToastsProvider>
      <Form />
      <Said />
    </ToastsProvider>,
  );
});
afterEach(cleanup);

const use = () => screen.findByRole('button', { name: itsSettings.use });
const isOffered = () => screen.queryByRole('button', { name: itsSettings.use }) !== null;

it('settings of a file that could not be taken, for code did not come, say so and are offered again', async () => {
  choose('boats.png');
  formOf.mockRejectedValueOnce(codeMissing);
  await userEvent.click(await use());
  expect(await screen.findByText(generalWords.offline)).toBeDefined();

  formOf.mockResolvedValue(() => null);
  await userEvent.click(screen.getByRole('button', { name: /Close|Dismiss/ }));
  await userEvent.click(await use());
  expect(await screen.findByText(itsSettings.used)).toBeDefined();
  expect(isOffered()).toBe(false);
});

it('settings of a file that could not be taken do not take the place of those of a file chosen since', async () => {
  let fail = () => {};
  formOf.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(codeMissing))));
  choose('boats.png');
  await userEvent.click(await use());
  choose('waves.png');
  await screen.findByText(itsSettings.madeWith(wanImageToVideo.title));
  await act(async () => fail());
  expect(await screen.findByText(generalWords.offline)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /Close|Dismiss/ }));
  expect(await screen.findByText(itsSettings.madeWith(wanImageToVideo.title))).toBeDefined();
  expect(screen.queryByText(itsSettings.madeWith(createImage.title))).toBeNull();
});
