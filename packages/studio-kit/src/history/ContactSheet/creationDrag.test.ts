import { creationFixture } from '@kinora/contract/testing';
import { expect, test } from 'vitest';
import { creationDrag, creationDragType } from './creationDrag.ts';

test('a frame travels whole for a slot, as an address and in words for anything else', () => {
  const creation = creationFixture({
    title: 'Harbour at dawn',
    file_url: 'https://files.example/harbour.mp4',
  });
  const drag = creationDrag(creation);
  expect(drag['text/plain']).toBe('Harbour at dawn');
  expect(drag['text/uri-list']).toBe('https://files.example/harbour.mp4');
  expect(JSON.parse(drag[creationDragType]!)).toEqual({
    id: creation.id,
    type: 'video',
    file_url: 'https://files.example/harbour.mp4',
  });
});

test('what has no file yet travels without an address', () => {
  expect(creationDrag(creationFixture({ file_url: null }))).not.toHaveProperty('text/uri-list');
});
