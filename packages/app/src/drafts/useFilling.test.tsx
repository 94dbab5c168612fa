// @vitest-environment happy-dom
import { initialValues, wanImageToVideo as wan } from '@kinora/contract';
import { createFakeStudioApi, mediaFileFixture } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AuthProvider } from '../account/AuthProvider.tsx';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import { draftStorage, visitor, type DraftStorage } from './draftStorage.ts';
import { draftStore } from './draftStore.ts';
import { DraftsProvider, useFilledTimes } from './DraftsProvider.tsx';
import type { StoredFile } from './fileStorage.ts';
import { memorySession } from '../tabSession.ts';
import { filesInMemory } from '../testing/filesInMemory.ts';
import type { Fill } from './formToFill.ts';
import { useFilling } from './useFilling.ts';

afterEach(cleanup);

const files = new Map<string, StoredFile>();
const harbour = mediaFileFixture({ name: 'harbour.png' });
const held = { ...initialValues(wan), image: harbour, prompt: 'Waves', duration: 8 };

let storage: DraftStorage;
const kept = () => draftStore(storage, visitor).load(wan);

async function open() {
  const api = createFakeStudioApi({ scenario: { isVisitor: true } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StudioApiProvider api={api}>
      <AuthProvider>
        <DraftsProvider storage={storage}>{children}</DraftsProvider>
      </AuthProvider>
    </StudioApiProvider>
  );
  const { result } = renderHook(() => ({ formOf: useFilling(), times: useFilledTimes([wan]) }), { wrapper });
  await act(async () => {});
  return {
    times: () => result.current.times,
    putIn: async (values: Parameters<Fill<typeof wan>>[0]) => {
      const fill = await result.current.formOf(wan);
      return act(() => fill(values));
    },
  };
}

beforeEach(() => {
  files.clear();
  storage = draftStorage({ session: memorySession(), fileStorage: filesInMemory(files) });
});

describe('a form that is filled from outside', () => {
  it('says what it held there, and gives it back, whatever was done to the rest of it since', async () => {
    draftStore(storage, visitor).save(wan, held);
    const form = await open();
    const overwritten = await form.putIn({
      prompt: 'Storm',
      image: mediaFileFixture({ name: 'bridge.png' }),
    });
    expect(await kept()).toMatchObject({ prompt: 'Storm', image: { name: 'bridge.png' }, duration: 8 });
    expect(overwritten!.said).toMatch(/^Replaced in this form: .*Image/);
    expect(form.times()).toBe(1);

    draftStore(storage, visitor).save(wan, { ...held, prompt: 'Storm', duration: 4 });
    await act(async () => overwritten!.undo.onPress());
    expect(await kept()).toMatchObject({ prompt: 'Waves', image: { name: 'harbour.png' }, duration: 4 });
    // The form that is open has to show it.
    expect(form.times()).toBe(2);
  });

  it('what was changed since keeps its place when the rest is had back', async () => {
    draftStore(storage, visitor).save(wan, held);
    const form = await open();
    const image = mediaFileFixture({ name: 'bridge.png' });
    const overwritten = await form.putIn({ prompt: 'Storm', image });
    draftStore(storage, visitor).save(wan, { ...held, image, prompt: 'Storm over the pier' });
    await act(async () => overwritten!.undo.onPress());
    expect(await kept()).toMatchObject({ prompt: 'Storm over the pier', image: { name: 'harbour.png' } });
  });

  it.each([
    ['nothing', null],
    ['what it is filled with', { ...held, prompt: 'Storm' }],
    ['what a new form holds', initialValues(wan)],
  ])('says nothing where it held %s', async (_what, before) => {
    if (before) draftStore(storage, visitor).save(wan, before);
    const form = await open();
    const overwritten = await form.putIn({ prompt: 'Storm' });
    expect(overwritten).toBeNull();
    expect(await kept()).toMatchObject({ prompt: 'Storm' });
    expect(form.times()).toBe(1);
  });
});
