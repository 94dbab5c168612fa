// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AskedCode } from './AskedCode.ts';
import { useFetched } from './useFetched.ts';

afterEach(cleanup);

test('what did not arrive is told, and may be asked for again', async () => {
  const fetch = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('here');
  const onLost = vi.fn<() => void>();
  const { result } = renderHook(() => useFetched(fetch), {
    wrapper: ({ children }) => <AskedCode value={(code) => code.catch(onLost)}>{children}</AskedCode>,
  });
  const ask = () => act(async () => void (await result.current[1].onPress()));
  expect(result.current[0]).toBeNull();
  await ask();
  await waitFor(() => expect(onLost).toHaveBeenCalledOnce());
  expect(result.current[0]).toBeNull();
  await ask();
  expect(result.current[0]).toBe('here');
  expect(onLost).toHaveBeenCalledOnce();
});

test.each([
  ['pressed Escape', null, () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['only presses again', 'here', () => fireEvent.pointerDown(document.body)],
])('what was pressed for by who %s meanwhile is then %s', async (_name, then, meanwhile) => {
  let come!: (code: string) => void;
  const { result } = renderHook(() => useFetched(() => new Promise<string>((resolve) => (come = resolve))));
  const pressed = result.current[1].onPress({});
  meanwhile();
  await act(async () => {
    come('here');
    await pressed;
  });
  expect(result.current[0]).toBe(then);
});
