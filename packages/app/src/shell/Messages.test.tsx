// @vitest-environment happy-dom
import { generalWords } from '@kinora/contract';
import { createToastQueue, type ToastQueue } from '@kinora/design-system';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LatePartProps } from '../late/latePart.tsx';
import { Messages } from './Messages.tsx';

/** How the messages are drawn is code that comes late: here it is asked for, and never comes by itself. */
const { asked } = vi.hoisted(() => ({ asked: vi.fn<(props: LatePartProps) => void>() }));
vi.mock('../late/latePart.tsx', () => ({
  latePart: () => (props: LatePartProps) => {
    asked(props);
    return null;
  },
}));
const isWanted = () => asked.mock.lastCall![0].isWanted;
const lose = () => act(() => asked.mock.lastCall![0].onLost!());

let queue: ToastQueue;
beforeEach(() => {
  queue = createToastQueue();
  render(<Messages queue={queue} />);
});
afterEach(cleanup);

test.each(['pointerMove', 'pointerDown', 'keyDown', 'click'] as const)(
  'how messages are drawn is asked for with the first thing that somebody does: %s',
  (deed) => {
    expect(isWanted()).toBe(false);
    fireEvent[deed](document.body);
    expect(isWanted()).toBe(true);
  },
);

test('how messages are drawn is asked for with the first message, where nobody has done anything', () => {
  act(() => void queue.add({ title: 'Your session has ended' }));
  expect(isWanted()).toBe(true);
  expect(screen.queryByText('Your session has ended')).toBeNull();
});

test('a message stands plainly on the page where that does not arrive, with what can be done about it', async () => {
  const undo = vi.fn<() => void>();
  act(() => {
    queue.add({ title: 'You are offline', description: generalWords.kept, tone: 'danger' });
    queue.add({ title: 'Deleted', action: { label: 'Undo', onPress: undo } });
    queue.add({ title: 'Mail sent', link: { label: 'Open the inbox', href: '/inbox' } });
  });
  lose();
  expect(screen.getByRole('alert').textContent).toContain('You are offline');
  expect(screen.getByText(generalWords.kept)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the inbox' }).getAttribute('href')).toBe('/inbox');
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted')).toBeNull();
  for (const cross of screen.getAllByRole('button', { name: 'Dismiss' })) await person.click(cross);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('how messages are drawn is asked for anew by the next deed, once what could not be drawn is over', () => {
  act(() => void queue.add({ title: 'You are offline', topic: 'network' }));
  lose();
  fireEvent.pointerDown(document.body);
  expect(isWanted()).toBe(false);
  act(() => queue.end('network'));
  expect(isWanted()).toBe(false);
  fireEvent.pointerDown(document.body);
  expect(isWanted()).toBe(true);
});

test('whoever did something before it was lost does not ask for how messages are drawn over and over', () => {
  fireEvent.pointerDown(document.body);
  lose();
  expect(isWanted()).toBe(false);
});
