// @vitest-environment happy-dom
import { QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';
import { recentJobsKey } from './creations.ts';
import { keepInStep, type Channel } from './inStep.ts';

const limits = ['limits', 'mara'];

/** Two windows of one browser. */
function windows() {
  type Hear = Parameters<Channel['addEventListener']>[1];
  const hearing: { channel: Channel; hear: Hear }[] = [];
  const open = () => {
    const channel: Channel = {
      postMessage: (data) =>
        hearing.filter((each) => each.channel !== channel).forEach(({ hear }) => hear({ data })),
      addEventListener: (_type, hear) => void hearing.push({ channel, hear }),
    };
    const client = createQueryClient();
    client.mount();
    opened.push(client);
    keepInStep(client, channel);
    const queryFn = vi.fn<() => Promise<number>>(async () => 1);
    const watch = (queryKey: QueryKey = limits) =>
      new QueryObserver(client, { queryKey, queryFn, staleTime: 60_000 }).subscribe(() => {});
    const hasAnswer = (queryKey: QueryKey = limits) =>
      vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe(1));
    return { client, queryFn, watch, hasAnswer };
  };
  return [open(), open()] as const;
}

const opened: QueryClient[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const client of opened.splice(0)) client.unmount();
});

test('what changed in one window is asked for again by the other, which does not answer back', async () => {
  const [studio, home] = windows();
  home.watch();
  await home.hasAnswer();
  // The window of the studio holds nothing of it itself.
  await studio.client.invalidateQueries({ queryKey: ['limits', 'mara'] });
  await vi.waitFor(() => expect(home.queryFn).toHaveBeenCalledTimes(2));
  expect(studio.queryFn).not.toHaveBeenCalled();
});

test('somebody else’s is left alone', async () => {
  const [studio, home] = windows();
  home.watch();
  await home.hasAnswer();
  await studio.client.invalidateQueries({ queryKey: ['limits', 'jonas'] });
  expect(home.client.getQueryState(['limits', 'mara'])?.isInvalidated).toBe(false);
});

test('a window out of sight follows what is being made, to tell in its title when it ends', async () => {
  const [studio, home] = windows();
  home.watch(recentJobsKey('mara'));
  await home.hasAnswer(recentJobsKey('mara'));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await studio.client.invalidateQueries({ queryKey: recentJobsKey('mara') });
  await vi.waitFor(() => expect(home.queryFn).toHaveBeenCalledTimes(2));
});

test('a window out of sight looks when it is looked at', async () => {
  const [studio, home] = windows();
  home.watch();
  await home.hasAnswer();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await studio.client.invalidateQueries({ queryKey: ['limits', 'mara'] });
  expect(home.client.getQueryState(['limits', 'mara'])?.isInvalidated).toBe(true);
  expect(home.queryFn).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue(false);
  visibility.mockReturnValue('visible');
  dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(home.queryFn).toHaveBeenCalledTimes(2));
});
