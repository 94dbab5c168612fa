import { expect, test } from 'vitest';
import { creationDragType } from '../../history/ContactSheet/creationDragType.ts';
import { carries } from './carries.ts';
import type { OwnFrames } from './placeFrames.ts';

const ownFrames = {} as OwnFrames;
const pasted = (words: string, ...types: readonly string[]) => {
  const files = [new File(['x'], 'harbour.png', { type: 'image/png' })];
  const clipboardData = { files, types, getData: () => words } as unknown as DataTransfer;
  return carries({ clipboardData }, ownFrames);
};
const dragged = (types: readonly string[], by?: OwnFrames) =>
  carries({ dataTransfer: { types } as unknown as DataTransfer }, by);

test('a paste of files alone means the files', () => {
  expect(pasted('', 'Files')).toBe(true);
  expect(pasted('', 'text/html', 'Files')).toBe(true);
});

test('a paste of a copied table means its words, and not the picture of it', () => {
  expect(pasted('tide\t3', 'text/plain', 'text/html', 'Files')).toBe(false);
  expect(pasted('Paper lanterns', 'text/plain')).toBe(false);
});

test('a file that was copied where files lie is meant itself, though its name comes along in words', () => {
  expect(pasted('harbour.png', 'text/plain', 'Files')).toBe(true);
  expect(pasted('harbour.png\nquay.png', 'text/plain', 'Files')).toBe(true);
});

test('a drag is of files, or of frames where those can be looked up, and of nothing else', () => {
  expect(dragged(['Files'])).toBe(true);
  expect(dragged(['text/plain', 'text/html'])).toBe(false);
  const frame = ['text/plain', 'text/uri-list', creationDragType];
  expect(dragged(frame, ownFrames)).toBe(true);
  expect(dragged(frame)).toBe(false);
});

test('a picture that is dragged off a page is no file of the person’s', () => {
  expect(dragged(['text/uri-list', 'text/html', 'Files'])).toBe(false);
});
