// @vitest-environment happy-dom
import { initialValues, wanImageToVideo as wan, type AnyForm } from '@kinora/contract';
import { createFakeStudioApi, mediaFileFixture } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../account/AuthProvider.tsx';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import { draftStorage, visitor, type DraftStorage } from './draftStorage.ts';
import { draftStore, type PersonsDrafts } from './draftStore.ts';
import { DraftsProvider, useFilledTimes } from './DraftsProvider.tsx';
import type { StoredFile } from './fileStorage.ts';
import { memorySession } from '../tabSession.ts';
import { filesInMemory } from '../testing/filesInMemory.ts';
import { formToFill, type Fill } from './formToFill.ts';
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
    if (!overwritten) throw new Error('It told of nothing.');
    expect(overwritten.said).toMatch(/^Replaced in this form: .*Image/);
    expect(form.times()).toBe(1);

    draftStore(storage, visitor).save(wan, { ...held, prompt: 'Storm', duration: 4 });
    await act(async () => overwritten.undo.onPress());
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
    if (!overwritten) throw new Error('It told of nothing.');
    await act(async () => overwritten.undo.onPress());
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

describe('a form that somebody else may have before it is filled', () => {
  const mara = () => draftStore(storage, 'mara');
  const ben = () => draftStore(storage, 'ben');
  /** A form brought while this person is here, known or not yet. */
  const bring = async (person: PersonsDrafts | undefined) => {
    const tell = vi.fn<(tool: AnyForm) => void>();
    let drafts = person;
    const fill = await formToFill({ drafts: () => drafts, tell }, wan);
    return { fill, tell, isHere: (now: PersonsDrafts | undefined) => (drafts = now) };
  };

  it('is not filled with what another person brought, nor while nobody is known', async () => {
    const { fill, tell, isHere } = await bring(mara());
    isHere(ben());
    expect(fill({ prompt: 'Storm' })).toBe(false);
    isHere(undefined);
    expect(fill({ prompt: 'Storm' })).toBe(false);
    expect([mara().load(wan), ben().load(wan)]).toEqual([null, null]);
    expect(tell).not.toHaveBeenCalled();
  });

  it('is filled for whom it was brought before it was known who they are, and keeps what they held', async () => {
    const { fill, isHere } = await bring(undefined);
    mara().save(wan, { ...initialValues(wan), prompt: 'Waves', duration: 8 });
    isHere(mara());
    expect(fill({ prompt: 'Storm' })).toMatchObject({ said: expect.stringContaining('Replaced') });
    expect(await mara().load(wan)).toMatchObject({ prompt: 'Storm', duration: 8 });
  });

  it('is not filled over files that have still to be read of whom it was brought for before they were known', async () => {
    const { fill, isHere } = await bring(undefined);
    const reading = { ...mara(), load: () => new Promise<never>(() => {}) };
    isHere(reading);
    expect(fill({ prompt: 'Storm' })).toBe(false);
  });

  it('gives back to nobody else what it held', async () => {
    mara().save(wan, { ...initialValues(wan), prompt: 'Waves' });
    const here = mara();
    const { fill, tell, isHere } = await bring(here);
    const overwritten = fill({ prompt: 'Storm' });
    if (!overwritten) throw new Error('It told of nothing.');
    tell.mockClear();
    isHere(ben());
    await act(async () => overwritten.undo.onPress());
    expect(tell).not.toHaveBeenCalled();
    expect(ben().load(wan)).toBeNull();
    isHere(here);
    await act(async () => overwritten.undo.onPress());
    expect(await mara().load(wan)).toMatchObject({ prompt: 'Waves' });
  });
});
