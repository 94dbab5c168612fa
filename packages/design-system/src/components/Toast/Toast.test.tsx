// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LabelsProvider } from '../../labels/LabelsProvider.tsx';
import { createToastQueue } from './createToastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Testing Library moves a stopped clock only where it finds this name.
  vi.stubGlobal('jest', vi);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const person = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

/** React Aria's own announcer, which stays once something was announced, is a log. */
const livePlace = () => document.querySelector<HTMLElement>('[aria-live="polite"]:not([role="log"])');

test('a toast shows what was added, with its name, its help and the word for its tone', () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
  act(
    () => void queue.add({ title: 'Upload failed', description: 'The file is too large.', tone: 'danger' }),
  );
  const toast = screen.getByRole('alertdialog', { name: 'Upload failed' });
  const described = toast.getAttribute('aria-describedby') ?? '';
  expect(document.querySelector(`#${CSS.escape(described)}`)?.textContent).toBe('The file is too large.');
  expect(within(toast).getByRole('img', { name: 'Error' })).toBeTruthy();
});

test('a toast comes into a polite live region that was there before it', () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
  const live = livePlace();
  expect(live?.textContent).toBe('');
  act(() => void queue.add({ title: 'Saved' }));
  expect(livePlace()).toBe(live);
  expect(live?.contains(screen.getByRole('alertdialog'))).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a toast that was added before the region was there shows', () => {
  const queue = createToastQueue();
  queue.add({ title: 'Early' });
  render(<ToastRegion queue={queue} />);
  expect(screen.getByText('Early')).toBeTruthy();
});

test('a toast goes by itself after six seconds, a failure after twelve', () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
  act(() => {
    queue.add({ title: 'Saved' });
    queue.add({ title: 'It failed', tone: 'danger' });
  });
  pass(5_999);
  expect(screen.getByText('Saved')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
  pass(5_999);
  expect(screen.getByText('It failed')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('It failed')).toBeNull();
});

test('a timeout of its own counts instead, and null never ends', () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
  act(() => {
    queue.add({ title: 'Short' }, { timeout: 1_000 });
    queue.add({ title: 'Stays' }, { timeout: null });
  });
  pass(1_000);
  expect(screen.queryByText('Short')).toBeNull();
  pass(3_600_000);
  expect(screen.getByText('Stays')).toBeTruthy();
});

test('the time of a toast stands still while a pointer rests on it, and goes on from there', async () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
  act(() => void queue.add({ title: 'Saved' }));
  pass(4_000);
  const user = person();
  await user.hover(screen.getByText('Saved'));
  pass(60_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  await user.unhover(screen.getByText('Saved'));
  pass(1_900);
  expect(screen.getByText('Saved')).toBeTruthy();
  pass(100);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('F6 brings the focus to the toasts, where time stands still, and Tab leads to their buttons', async () => {
  const queue = createToastQueue();
  render(
    <>
      <button>Page</button>
      <ToastRegion queue={queue} />
    </>,
  );
  const user = person();
  act(() => void queue.add({ title: 'Saved' }));
  act(() => screen.getByRole('button', { name: 'Page' }).focus());
  await user.keyboard('{F6}');
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region.contains(document.activeElement)).toBe(true);
  pass(60_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Saved')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Page' }));
});

test('a toast’s action is done once and closes it', async () => {
  const queue = createToastQueue();
  const onPress = vi.fn<() => void>();
  const onClosed = vi.fn<() => void>();
  render(<ToastRegion queue={queue} />);
  act(() => void queue.add({ title: 'Deleted', action: { label: 'Undo', onPress } }, { onClosed }));
  await person().click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted')).toBeNull();
});

test('a toast’s link is a real link', () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
  act(() => void queue.add({ title: 'Mail sent', link: { label: 'Open the inbox', href: '/inbox' } }));
  expect(screen.getByRole('link', { name: 'Open the inbox' }).getAttribute('href')).toBe('/inbox');
});

test('a toast’s key closes it, and clear closes them all', () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
  let key = '';
  act(() => {
    key = queue.add({ title: 'One' });
    queue.add({ title: 'Two' });
    queue.add({ title: 'Three' });
  });
  act(() => queue.close(key));
  expect(screen.queryByText('One')).toBeNull();
  expect(screen.getAllByRole('alertdialog')).toHaveLength(2);
  act(() => queue.clear());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('three toasts show at once, and an older one has its whole time still before it', () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
  act(() => ['One', 'Two', 'Three', 'Four'].forEach((title) => void queue.add({ title })));
  expect(screen.queryByText('One')).toBeNull();
  pass(6_000);
  expect(screen.getAllByRole('alertdialog').map((toast) => toast.textContent)).toEqual(['One']);
  pass(5_999);
  expect(screen.getByText('One')).toBeTruthy();
});

test('one that says the same again is counted on it, and begins its time anew', () => {
  const queue = createToastQueue();
  const onClosed = vi.fn<() => void>();
  render(<ToastRegion queue={queue} />);
  let first = '';
  act(() => void (first = queue.add({ title: 'Link copied' }, { onClosed })));
  pass(5_000);
  act(() => {
    expect(queue.add({ title: 'Link copied' }, { onClosed })).toBe(first);
    queue.add({ title: 'Link copied' }, { onClosed });
  });
  const toast = screen.getByRole('alertdialog', { name: 'Link copied' });
  const told = within(toast).getByText('3 times');
  act(() => void queue.add({ title: 'Link copied' }, { onClosed }));
  // A live region reads out what comes into it: words that only change would stay silent.
  expect(within(toast).getByText('4 times')).not.toBe(told);
  pass(5_999);
  expect(screen.getByText('Link copied')).toBeTruthy();
  expect(onClosed).not.toHaveBeenCalled();
  pass(1);
  expect(screen.queryByText('Link copied')).toBeNull();
  expect(onClosed).toHaveBeenCalledTimes(4);
});

test('a message that comes again after its toast has gone begins again at one', () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
  act(() => void queue.add({ title: 'Saved' }));
  pass(6_000);
  act(() => void queue.add({ title: 'Saved' }));
  expect(screen.getByRole('alertdialog').textContent).toBe('Saved');
  act(() => queue.clear());
  act(() => void queue.add({ title: 'Saved' }));
  expect(screen.getByRole('alertdialog').textContent).toBe('Saved');
});

test('what can be undone is never merged: each has an Undo of its own', async () => {
  const queue = createToastQueue();
  const undone = vi.fn<(which: number) => void>();
  render(<ToastRegion queue={queue} />);
  act(() => {
    for (const which of [1, 2])
      queue.add({ title: 'Deleted', action: { label: 'Undo', onPress: () => undone(which) } });
  });
  const user = person();
  for (const button of screen.getAllByRole('button', { name: 'Undo' })) await user.click(button);
  expect(undone.mock.calls).toEqual([[2], [1]]);
});

test('a toast that is counted while a pointer rests on it keeps its time still', async () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
  act(() => void queue.add({ title: 'Saved' }));
  const user = person();
  await user.hover(screen.getByText('Saved'));
  act(() => void queue.add({ title: 'Saved' }));
  pass(60_000);
  expect(screen.getByText('2 times')).toBeTruthy();
  await user.unhover(screen.getByText('Saved'));
  pass(5_999);
  expect(screen.getByText('Saved')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a toast stays within reach while a dialog hides the rest of the page', () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
  expect(livePlace()?.dataset['liveAnnouncer']).toBe('true');
  act(() => void queue.add({ title: 'Saved' }));
  expect(screen.getByRole('region').hasAttribute('data-react-aria-top-layer')).toBe(true);
});

test('toasts say the words of the labels in force', () => {
  const queue = createToastQueue();
  render(
    <LabelsProvider labels={{ notifications: 'Meldungen' }}>
      <ToastRegion queue={queue} labels={{ dismiss: 'Weg' }} />
    </LabelsProvider>,
  );
  act(() => void queue.add({ title: 'Gespeichert' }));
  expect(screen.getByRole('region', { name: 'Meldungen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Weg' })).toBeTruthy();
});

test('a region of toasts has ref, className and further attributes, and names its component', () => {
  const queue = createToastQueue();
  const ref = createRef<HTMLDivElement>();
  render(<ToastRegion ref={ref} queue={queue} className="mine" data-testid="root" />);
  act(() => void queue.add({ title: 'Saved' }));
  const root = screen.getByTestId('root');
  expect(ref.current).toBe(root);
  expect(root.classList.contains('mine')).toBe(true);
  expect(root.dataset['component']).toBe('ToastRegion');
});

test('toasts of a topic stand only as the latest, so that a success ends its errors (D40)', () => {
  const queue = createToastQueue();
  const closed = vi.fn();
  render(<ToastRegion queue={queue} />);
  act(() => {
    queue.add({ title: 'Sign In Failed', tone: 'danger', topic: 'account' }, { onClosed: closed });
    queue.add({ title: 'Link copied', topic: 'link' });
    queue.add({ title: 'Deleted' });
    queue.add({ title: 'Welcome back!', tone: 'success', topic: 'account' });
  });
  const shown = () =>
    screen
      .getAllByRole('alertdialog')
      .map((toast) => within(toast).getByText(/./, { selector: '[data-part=title]' }).textContent);
  expect(shown()).toEqual(['Welcome back!', 'Deleted', 'Link copied']);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('what was said of a topic goes when it is said elsewhere, and the rest stays (D40)', () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
  act(() => {
    queue.add({ title: 'It has started', topic: 'clip' });
    queue.add({ title: 'Deleted' });
  });
  act(() => queue.end('clip'));
  expect(screen.queryByText('It has started')).toBeNull();
  expect(screen.getByText('Deleted')).toBeTruthy();
});
