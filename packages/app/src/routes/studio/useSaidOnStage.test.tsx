// @vitest-environment happy-dom
import { generalWords, StudioError } from '@kinora/contract';
import { ToastRegion } from '@kinora/design-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOfflineNews } from '../../shell/useOfflineNews.ts';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { useSaidOnStage } from './useSaidOnStage.ts';

type Phase = Parameters<typeof useSaidOnStage>[0]['phase'];

function Page({ phase }: { phase: Phase }) {
  useOfflineNews();
  useSaidOnStage({ phase });
  return <ToastRegion queue={useToasts()} />;
}
const page = (phase: Phase) => (
  <ToastsProvider>
    <Page phase={phase} />
  </ToastsProvider>
);
const said = () => screen.queryByText(/^You are offline/);
const failed = ({ problem }: StudioError): Phase => ({ name: 'failed', problem, saying: problem.message });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('that there is no network goes from the toast once the stage says it, and from there alone', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { rerender } = render(page({ name: 'idle' }));
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(said()).not.toBeNull();
  rerender(page(failed(new StudioError({ kind: 'Refused', message: 'Not this one.' }))));
  expect(said()).not.toBeNull();
  rerender(page(failed(new StudioError({ kind: 'Offline', message: generalWords.offline }))));
  expect(said()).toBeNull();
});

it('the toast goes, too, while a job goes on that can’t be reached', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const running = (isUnreached: boolean): Phase => ({ name: 'running', taskId: 'a', job: null, isUnreached });
  const { rerender } = render(page(running(false)));
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(said()).not.toBeNull();
  rerender(page(running(true)));
  expect(said()).toBeNull();
});
