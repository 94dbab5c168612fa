import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressIn, generateReplySchema } from './generateReply.ts';

test('A219 A360 a reply is read for imageUrl, videoUrl, video_url, taskId, message and error', () => {
  const reply = { imageUrl: 'i', videoUrl: 'v', video_url: 'w', taskId: 't', message: 'm', error: 'e' };
  expect(v.parse(generateReplySchema, { ...reply, more: 'than is known' })).toEqual(reply);
});

test.each([
  [{ imageUrl: 'i' }, 'i'],
  [{ videoUrl: 'v' }, 'v'],
  [{ video_url: 'w' }, 'w'],
  [{ videoUrl: null, video_url: 'w' }, 'w'],
  [{ taskId: 't' }, null],
] as const)('A360 the file of %o lies at %s', (reply, address) => {
  expect(addressIn(reply)).toBe(address);
});
