import { creationFixture } from '@kinora/contract/testing';
import { expect, test } from 'vitest';
import { creationDrag, dragTypeOf } from './creationDrag.ts';
import { creationDragType } from './creationDragType.ts';

const clip = creationFixture({
  title: 'Harbour at dawn',
  type: 'video',
  file_url: 'https://files.example/harbour.mp4',
  thumbnail_url: 'https://files.example/harbour.webp',
});
const kindsOf = (creation: typeof clip) =>
  (['image', 'video', 'audio'] as const).filter((kind) => dragTypeOf(kind) in creationDrag(creation));

test('a frame travels by its id for a slot, as an address and in words for anything else', () => {
  const drag = creationDrag(clip);
  expect(drag['text/plain']).toBe('Harbour at dawn');
  expect(drag['text/uri-list']).toBe('https://files.example/harbour.mp4');
  expect(drag[creationDragType]).toBe(clip.id);
});

test('what has no file yet travels without an address', () => {
  expect(creationDrag(creationFixture({ file_url: null }))).not.toHaveProperty('text/uri-list');
});

test('a dragged frame is marked with what it fits: a clip also where a picture goes', () => {
  expect(kindsOf(clip)).toEqual(['image', 'video']);
  expect(kindsOf({ ...clip, thumbnail_url: null })).toEqual(['image', 'video']);
  expect(kindsOf({ ...clip, file_url: null })).toEqual(['image']);
  expect(kindsOf({ ...clip, type: 'image' })).toEqual(['image']);
});
