// @vitest-environment happy-dom
import { initialValues, trainModel } from '@kinora/contract';
import { mediaFileFixture, rehearsalEngine } from '@kinora/contract/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { heldPromise } from '../../testing/heldPromise.ts';
import { memoryDrafts } from '../memoryDrafts.ts';
import type { StudioMessage } from '../studioMessage.ts';
import { DeviceStudio } from './DeviceStudio.tsx';

afterEach(cleanup);

const atOnce = rehearsalEngine({ wait: async () => {}, random: () => 0 });
const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'];
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Model name/ });

/** A page that was loaded anew: only what the store keeps is known. */
function load(drafts = memoryDrafts(), onMessage: (message: StudioMessage) => void = () => {}) {
  cleanup();
  render(<DeviceStudio tool={trainModel} engine={atOnce} drafts={drafts} onMessage={onMessage} />);
  return drafts;
}

it('what was filled in is there again, its pictures too (A243)', async () => {
  const drafts = load();
  drafts.save(trainModel, {
    ...initialValues(trainModel),
    images: names.map((name) => mediaFileFixture({ name })),
  });
  load(drafts);
  await screen.findByRole('button', { name: 'Add More Images (5/20)' });
  await userEvent.type(nameField(), 'Harbour');
  await userEvent.click(await screen.findByRole('radio', { name: 'SDXL' }));
  load(drafts);
  await waitFor(() => expect(nameField().value).toBe('Harbour'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SDXL' }).checked).toBe(true);
  expect(await screen.findByRole('button', { name: 'Add More Images (5/20)' })).toBeTruthy();
});

it('what is typed before it comes stays (A243)', async () => {
  const kept = heldPromise<object>();
  const drafts = { ...memoryDrafts(), load: () => kept.promise as Promise<never> };
  load(drafts);
  await userEvent.type(nameField(), 'Quay');
  kept.resolve({ name: 'Harbour', base: 'sdxl' });
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SDXL' }).checked).toBe(true),
  );
  expect(nameField().value).toBe('Quay');
});

it('the form is empty again after Reset, stays so, and can be had back with what was made', async () => {
  const drafts = memoryDrafts();
  drafts.save(trainModel, {
    ...initialValues(trainModel),
    name: 'Harbour',
    images: names.map((name) => mediaFileFixture({ name })),
  });
  const onMessage = vi.fn<(message: StudioMessage) => void>();
  load(drafts, onMessage);
  await userEvent.click(await screen.findByRole('button', { name: 'Start training' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(nameField().value).toBe('');
  expect(await drafts.load(trainModel)).toBeNull();
  act(() => onMessage.mock.lastCall![0].action!.onPress());
  expect(nameField().value).toBe('Harbour');
  expect(await screen.findByText(/This was a rehearsal/)).toBeTruthy();
});
