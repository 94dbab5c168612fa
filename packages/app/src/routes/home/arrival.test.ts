import { expect, it } from 'vitest';
import { filesOf, firstOf } from './arrival.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });
const notes = file('notes.txt', 'text/plain');
const tide = file('tide.mp4', 'video/mp4');
const quay = file('quay.png', 'image/png');

it('of several files the first picture or clip counts, before those that came with it', async () => {
  const arrival = { files: [notes, tide, quay] };
  expect(firstOf(arrival)).toBe(tide);
  expect(await filesOf(arrival)).toEqual([tide, notes, quay]);
});

it('where none is a picture or a clip the first counts, so that it is said why not', () => {
  expect(firstOf({ files: [notes] })).toBe(notes);
});
