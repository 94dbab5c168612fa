import { creationFixture } from '@kinora/contract/testing';
import { expect, test } from 'vitest';
import { creationDrag } from '../../history/ContactSheet/creationDrag.ts';
import { mediaIn } from './mediaIn.ts';

const files = (...types: readonly string[]) =>
  ({ types: ['Files'], items: types.map((type) => ({ kind: 'file', type })) }) as unknown as DataTransfer;
const frame = (...drags: readonly Record<string, string>[]) =>
  ({ types: drags.flatMap((drag) => Object.keys(drag)), items: [] }) as unknown as DataTransfer;

test('a drag of files is of the kinds that its types say, in the order of a form', () => {
  expect(mediaIn(files('video/mp4', 'image/png'))).toEqual(['image', 'video']);
});

test('a drag of files that a browser tells nothing of may be of any kind', () => {
  const any = ['image', 'video', 'audio'];
  expect(mediaIn(files())).toEqual(any);
  expect(mediaIn(files('image/png', ''))).toEqual(any);
  expect(mediaIn(files('application/x-moz-file'))).toEqual(any);
});

test('a picture that is dragged off a page is one, whatever is told of it in words', () => {
  const { items } = files('image/png');
  const words = ['text/uri-list', 'text/html'].map((type) => ({ kind: 'string', type }));
  const inHand = { types: ['text/uri-list', 'text/html', 'Files'], items: [...words, ...items] };
  expect(mediaIn(inHand as unknown as DataTransfer)).toEqual(['image']);
});

test('a drag of frames is of what any of them fits', () => {
  const picture = creationDrag(creationFixture({ type: 'image' }));
  const clip = creationDrag(creationFixture({ type: 'video' }));
  expect(mediaIn(frame(picture))).toEqual(['image']);
  expect(mediaIn(frame(picture, clip))).toEqual(['image', 'video']);
});
