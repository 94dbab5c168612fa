// @vitest-environment happy-dom
import { seedanceText, type AnyTool } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { useStudio, type StudioModel } from '@kinora/studio-kit';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { vary } from './vary.ts';

it('one more of the same form is left to chance: a number that would repeat the last is taken out and not sent', async () => {
  const mara = { email: 'mara@example.test', password: 'a lantern', balance: 1000 };
  const api = createFakeStudioApi({ scenario: { accounts: [mara], jobs: 'hold' } });
  const submit = vi.spyOn(api.generate, 'submit');
  const { result } = renderHook(() => useStudio({ tool: seedanceText, api }));
  const studio = () => result.current as unknown as StudioModel<AnyTool>;
  await waitFor(() => expect(studio().account.limits).not.toBeNull());
  act(() => {
    studio().set('prompt', 'A red railway bridge');
    studio().set('seed', 7);
  });
  act(() => vary(studio()));
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(studio().draft).toMatchObject({ prompt: 'A red railway bridge', seed: null });
  const { body } = submit.mock.calls[0]![0] as unknown as { body: Record<string, unknown> };
  expect(body).toMatchObject({ prompt: 'A red railway bridge' });
  expect(body).not.toHaveProperty('seed');
});

it('a form that would not be sent keeps its number, and says why', async () => {
  const mara = { email: 'mara@example.test', password: 'a lantern', included: 0, balance: 0 };
  const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  const submit = vi.spyOn(api.generate, 'submit');
  const { result } = renderHook(() => useStudio({ tool: seedanceText, api }));
  const studio = () => result.current as unknown as StudioModel<AnyTool>;
  await waitFor(() => expect(studio().account.limits).not.toBeNull());
  act(() => studio().set('seed', 7));
  act(() => vary(studio()));
  expect(studio()).toMatchObject({ draft: { seed: 7 }, refusals: 1 });
  act(() => studio().set('prompt', 'A red railway bridge'));
  act(() => vary(studio()));
  expect(studio()).toMatchObject({ draft: { seed: 7 }, refusals: 2 });
  expect(submit).not.toHaveBeenCalled();
});

it('one more of a form is not asked for while the first is being made, and its number stays on the screen', async () => {
  const mara = { email: 'mara@example.test', password: 'a lantern', balance: 1000 };
  const api = createFakeStudioApi({ scenario: { accounts: [mara], jobs: 'hold' } });
  const submit = vi.spyOn(api.generate, 'submit');
  const { result } = renderHook(() => useStudio({ tool: seedanceText, api }));
  const studio = () => result.current as unknown as StudioModel<AnyTool>;
  await waitFor(() => expect(studio().account.limits).not.toBeNull());
  act(() => {
    studio().set('prompt', 'A red railway bridge');
    studio().set('seed', 7);
  });
  act(() => studio().generate());
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(studio().forbids).toBe('busy');
  act(() => vary(studio()));
  expect(studio()).toMatchObject({ draft: { seed: 7 } });
  expect(submit).toHaveBeenCalledOnce();
});
