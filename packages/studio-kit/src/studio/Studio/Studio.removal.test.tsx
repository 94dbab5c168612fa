// @vitest-environment happy-dom
import {
  initialValues,
  inlineLimit,
  premiumMultiImage,
  ultimateUpscale,
  wanImageToVideo,
  type MediaFile,
} from '@kinora/contract';
import { createFakeStudioApi, mediaFileFixture, rehearsalEngine } from '@kinora/contract/testing';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DeviceStudio } from '../DeviceStudio/index.ts';
import { useStudio } from '../useStudio.ts';
import type { MessageEvents, StudioMessage } from '../studioMessage.ts';
import { Studio } from './Studio.tsx';
import { draftOf, mara, wanDraft } from './Studio.fixtures.tsx';

vi.mock('../../composer/UploadZone/readFile.ts', () => ({
  readFile: async (_kind: string, { name }: File) => ({ ok: true, file: mediaFileFixture({ name }) }),
  fileWords: () => ({ placed: (name: string) => `${name} is placed` }),
}));

afterEach(cleanup);

const pictures = ['quay.png', 'mast.png', 'buoy.png'].map((name) => mediaFileFixture({ name }));
const large = mediaFileFixture({ name: 'harbour.png', size: inlineLimit + 1 });

/** What a studio says, as long as it is said. */
function heard() {
  const said = new Map<string, StudioMessage>();
  const told: MessageEvents = {
    onMessage: (message) => said.set(message.topic, message),
    onMessagesOver: ({ topic }) => said.delete(topic),
  };
  const undo = () => act(() => [...said.values()].at(-1)!.action!.onPress());
  const titles = () => [...said.values()].map(({ title }) => title);
  return { told, undo, titles };
}

function open(studio: (told: MessageEvents) => ReactElement) {
  const { told, ...rest } = heard();
  render(studio(told));
  return { user: userEvent.setup(), ...rest };
}

/** A studio that is sending its picture. */
async function sending() {
  const api = createFakeStudioApi({ scenario: { accounts: [{ ...mara, included: 3 }] } });
  vi.spyOn(api.storage, 'upload').mockReturnValue(new Promise(() => {}));
  const opened = open((told) => (
    <Studio {...told} tool={wanImageToVideo} api={api} drafts={draftOf(wanDraft(large))} />
  ));
  await screen.findByRole('img', { name: /harbour\.png/ });
  await opened.user.click(await screen.findByRole('button', { name: /Generate Video/ }));
  return { ...opened, cancel: await screen.findByRole('button', { name: 'Cancel' }) };
}

const withPictures = (images: readonly MediaFile[]) =>
  open((told) => (
    <Studio
      {...told}
      tool={premiumMultiImage}
      api={createFakeStudioApi({ scenario: { accounts: [mara] } })}
      drafts={draftOf({ ...initialValues(premiumMultiImage), images })}
    />
  ));

const shown = () =>
  screen.getAllByRole('img').map((each) => each.getAttribute('aria-label') ?? each.getAttribute('alt'));

it('a picture that the second press of a double one on Cancel removed is had back', async () => {
  const { user, cancel, undo, titles } = await sending();
  await user.click(cancel);
  // It lies where Cancel was.
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(screen.queryByRole('img', { name: /harbour\.png/ })).toBeNull();
  expect(titles()).toEqual(['harbour.png was removed']);
  // By the message alone.
  expect(screen.queryByText('harbour.png was removed')).toBeNull();
  undo();
  expect(screen.getByRole('img', { name: /harbour\.png/ })).toBeTruthy();
});

it('a key that is pressed twice on Cancel takes nothing away', async () => {
  const { user, cancel } = await sending();
  act(() => cancel.focus());
  await user.keyboard('{Enter}{Enter}{ }');
  expect(screen.getByRole('img', { name: /harbour\.png/ })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Input and result' })).toBe(document.activeElement);
});

const chosen = (name: string) => new File(['x'], name, { type: 'image/png' });

const upscaling = () =>
  open((told) => (
    <DeviceStudio
      {...told}
      tool={ultimateUpscale}
      engine={rehearsalEngine({ wait: async () => {}, random: () => 0 })}
      drafts={draftOf({ ...initialValues(ultimateUpscale), image: large })}
    />
  ));

it('a picture that was replaced is had back', async () => {
  const { user, undo, titles } = upscaling();
  await screen.findByRole('img', { name: /harbour\.png/ });
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await user.upload(picker, chosen('quay.png'));
  await screen.findByRole('img', { name: /quay\.png/ });
  expect(titles()).toEqual(['quay.png took the place of harbour.png']);
  undo();
  expect(screen.getByRole('img', { name: /harbour\.png/ })).toBeTruthy();
});

it('of two pictures that fall on a form with one place, the last takes the place of the first', async () => {
  const { undo, titles } = upscaling();
  const picture = await screen.findByRole('img', { name: /harbour\.png/ });
  fireEvent.drop(picture.closest('[data-component="Studio"]')!, {
    dataTransfer: { types: ['Files'], files: [chosen('quay.png'), chosen('mast.png')] },
  });
  await screen.findByRole('img', { name: /mast\.png/ });
  expect(titles()).toEqual(['mast.png took the place of quay.png']);
  undo();
  expect(screen.getByRole('img', { name: /quay\.png/ })).toBeTruthy();
});

it('a picture that was removed in a studio of the device is had back', async () => {
  const { user, undo } = upscaling();
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  undo();
  expect(screen.getByRole('img', { name: /harbour\.png/ })).toBeTruthy();
});

it('a picture that was removed from a set comes back to its place', async () => {
  const { user, undo } = withPictures(pictures);
  const remove = await screen.findByRole('button', { name: 'Remove mast.png' });
  const before = shown();
  await user.click(remove);
  undo();
  expect(shown()).toEqual(before);
});

it('a removal is undone no longer than until its input changes again', async () => {
  const { user, titles } = withPictures(pictures);
  await user.click(await screen.findByRole('button', { name: 'Remove mast.png' }));
  await waitFor(() => expect(titles()).toEqual(['mast.png was removed']));
  expect(screen.queryByText('mast.png was removed')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move buoy.png earlier' }));
  expect(titles()).toEqual([]);
});

it('a form that was cleared is had back, but not over what was given to the next; what is said after it stays', () => {
  const { told, titles } = heard();
  const api = createFakeStudioApi({ scenario: { isVisitor: true } });
  const { result } = renderHook(() => useStudio({ tool: wanImageToVideo, api, ...told }));
  act(() => result.current.set('prompt', 'Waves roll in'));
  act(() => result.current.createAnother());
  expect(titles()).toEqual(['Inputs and result were cleared']);
  act(() => result.current.set('prompt', 'Snow falls'));
  expect(titles()).toEqual([]);

  act(() => result.current.createAnother());
  act(() => result.current.refuse('That was no picture.'));
  act(() => result.current.set('prompt', 'Snow falls'));
  expect(titles()).toEqual(['That was no picture.']);
});
