import { expect, test } from 'vitest';
import { isAccepted, sortFiles } from './acceptedFiles.ts';

const photo = { name: 'Boat.PNG', type: 'image/png' };
const raw = { name: 'boat.heic', type: '' };
const clip = { name: 'sea.mp4', type: 'video/mp4' };

test.each([
  [photo, undefined, true],
  [photo, '', true],
  [photo, 'image/*', true],
  [photo, 'image/png', true],
  [photo, '.png', true],
  [photo, 'image/jpeg, .png', true],
  [photo, 'video/*', false],
  [clip, 'image/*,video/*', true],
  [raw, 'image/*', false],
  [raw, 'image/*,.heic', true],
])('%o with accept %j: %s (A353)', (file, accept, expected) => {
  expect(isAccepted(file, accept)).toBe(expected);
});

test('a zone for one file takes the first that fits and names the rest', () => {
  const second = { name: 'b.png', type: 'image/png' };
  expect(sortFiles([clip, photo, second], 'image/*', false)).toEqual({
    taken: [photo],
    left: [
      { reason: 'type', files: [clip] },
      { reason: 'count', files: [second] },
    ],
  });
});

test('a zone for several takes all that fit', () => {
  expect(sortFiles([clip, photo, raw], 'image/*', true)).toEqual({
    taken: [photo],
    left: [{ reason: 'type', files: [clip, raw] }],
  });
});
