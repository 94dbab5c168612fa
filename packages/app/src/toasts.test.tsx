// @vitest-environment happy-dom
import { generalWords } from '@kinora/contract';
import { ToastRegion } from '@kinora/design-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellOffline, tellReached, ToastsProvider, useToasts, type Message, type Toasts } from './toasts.tsx';

/** The queue of the page, which whoever tells something is given. */
const given = vi.fn<(toasts: Toasts) => void>();
const tell = (what: (toasts: Toasts) => void) => act(() => what(given.mock.lastCall![0]));
function Page() {
  const toasts = useToasts();
  useEffect(() => given(toasts), [toasts]);
  return <ToastRegion queue={toasts} />;
}
const said = () => screen.queryByText(generalWords.offline);

beforeEach(() => {
  render(
    <ToastsProvider>
      <Page />
    </ToastsProvider>,
  );
  tell(tellOffline);
  expect(said()).not.toBeNull();
});
afterEach(cleanup);

test('that there was no network is over once there is one (D40)', () => {
  act(() => void window.dispatchEvent(new Event('online')));
  expect(said()).toBeNull();
});

test('that there was no network is over once what was asked for came (D40)', () => {
  tell(tellReached);
  expect(said()).toBeNull();
});

test('what is told says what it is about, unless it offers to undo (D40)', () => {
  const undo = { label: 'Undo', onPress: () => {} };
  const told: Message[] = [
    { topic: 'album', tone: 'danger', title: 'The album was not saved' },
    { tone: 'success', title: 'Deleted', action: undo },
    // @ts-expect-error -- a success that ends no error
    { tone: 'success', title: 'Album saved' },
    // @ts-expect-error -- an error that no success ends
    { tone: 'danger', title: 'The album was not saved', action: undo },
  ];
  expect(told).toHaveLength(4);
});

test('one message is seen at a time, the newest; what offers something waits behind it, and old news does not come back (D40)', () => {
  cleanup();
  render(
    <ToastsProvider>
      <Page />
    </ToastsProvider>,
  );
  tell((toasts) => {
    toasts.add({ topic: 'wan', title: 'Video generated' });
    toasts.add({ tone: 'success', title: 'Deleted', action: { label: 'Undo', onPress: () => {} } });
    toasts.add({ topic: 'liked', title: 'Added to liked' });
  });
  expect(screen.queryByText('Added to liked')).not.toBeNull();
  expect(screen.queryByText('Deleted')).toBeNull();
  tell((toasts) => toasts.close(toasts.waiting.visibleToasts[0]!.key));
  expect(screen.queryByText('Deleted')).not.toBeNull();
  tell((toasts) => toasts.close(toasts.waiting.visibleToasts[0]!.key));
  expect(screen.queryByText('Video generated')).toBeNull();
});
