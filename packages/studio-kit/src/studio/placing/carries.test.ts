import { expect, test } from 'vitest';
import { creationDragType } from '../../history/ContactSheet/creationDragType.ts';
import { carries } from './carries.ts';
import type { OwnFrames } from './placeFrames.ts';

const ownFrames = {} as OwnFrames;
const harbour = new File(['x'], 'harbour.png', { type: 'image/png' });
const pastedOf = (files: readonly File[], words: string, ...types: readonly string[]) => {
  const clipboardData = { files, types, getData: () => words } as unknown as DataTransfer;
  return carries({ clipboardData }, ownFrames);
};
const pasted = pastedOf.bind(null, [harbour]);
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

test.each([
  '/home/mara/harbour.png',
  'file:///home/mara/Bilder%20und%20mehr/harbour.png\r\nfile:///home/mara/quay.png',
  'C:\\Users\\Mara\\harbour.png',
])('a file that was copied is meant itself, though where it lies comes along in words: %s', (words) => {
  expect(pasted(words, 'text/plain', 'Files')).toBe(true);
});

test('a copied file whose name is written in its address as an address is, or that none can be read from, is known by it', () => {
  const named = (name: string, words: string) =>
    pastedOf([new File(['x'], name, { type: 'image/png' })], words, 'text/plain', 'Files');
  expect(named('Über uns.png', 'file:///home/mara/%C3%9Cber%20uns.png')).toBe(true);
  expect(named('100%.png', '/home/mara/100%.png')).toBe(true);
  expect(named('tide.png', '/home/mara/tide.png.txt')).toBe(false);
});

test('a paste that speaks of files and brings none means its words', () => {
  expect(pastedOf([], 'Paper lanterns', 'text/plain', 'Files')).toBe(false);
});

test('a drag is of files, or of frames where those can be looked up, and of nothing else', () => {
  expect(dragged(['Files'])).toBe(true);
  expect(dragged(['text/plain', 'text/html'])).toBe(false);
  const frame = ['text/plain', 'text/uri-list', creationDragType];
  expect(dragged(frame, ownFrames)).toBe(true);
  expect(dragged(frame)).toBe(false);
});

test('a picture that is dragged off a page is a file where the browser makes one of it', () => {
  expect(dragged(['text/uri-list', 'text/html', 'Files'])).toBe(true);
  expect(dragged(['text/uri-list', 'text/html'])).toBe(false);
});
