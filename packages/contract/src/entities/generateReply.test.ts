import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressIn, generateReplySchema } from './generateReply.ts';

test('a reply is read for imageUrl, videoUrl, video_url, taskId, message and error (A219, A360)', () => {
  const reply = { imageUrl: 'i', videoUrl: 'v', video_url: 'w', taskId: 't', message: 'm', error: 'e' };
  expect(v.parse(generateReplySchema, { ...reply, more: 'than is known' })).toEqual(reply);
});

test.each([
  [{ imageUrl: 'i' }, 'i'],
  [{ videoUrl: 'v' }, 'v'],
  [{ video_url: 'w' }, 'w'],
  [{ videoUrl: null, video_url: 'w' }, 'w'],
  [{ taskId: 't' }, null],
] as const)('the file of %o lies at %s (A360)', (reply, address) => {
  expect(addressIn(reply)).toBe(address);
});
