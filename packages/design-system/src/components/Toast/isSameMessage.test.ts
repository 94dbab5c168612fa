import { expect, test } from 'vitest';
import { isSameMessage } from './isSameMessage.ts';

const undo = () => {};

test.each([
  [{ title: 'Saved' }, { title: 'Saved' }],
  [{ title: 'Saved' }, { title: 'Saved', tone: 'neutral' as const }],
  [
    { title: 'Deleted', action: { label: 'Undo', onPress: undo } },
    { title: 'Deleted', action: { label: 'Undo', onPress: undo } },
  ],
])('the message %j says the same as %j', (one, other) => {
  expect(isSameMessage(one, other)).toBe(true);
});

test.each([
  [{ title: 'Saved' }, { title: 'Copied' }],
  [{ title: 'Saved' }, { title: 'Saved', description: 'As a draft' }],
  [{ title: 'Saved' }, { title: 'Saved', tone: 'success' as const }],
  [{ title: 'Sent' }, { title: 'Sent', link: { label: 'Open', href: '/inbox' } }],
  [
    { title: 'Deleted', action: { label: 'Undo', onPress: () => {} } },
    { title: 'Deleted', action: { label: 'Undo', onPress: () => {} } },
  ],
])('the message %j does not say the same as %j', (one, other) => {
  expect(isSameMessage(one, other)).toBe(false);
});
