import { expect, it } from 'vitest';
import { sniffMedia } from './sniffMedia.ts';

const bytes = (start: string) => Uint8Array.from(start.padEnd(16, '\0'), (letter) => letter.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x10\0\0\0WEBP', 'image/webp'],
  ['\0\0\0\x1cftypavif', 'image/avif'],
  ['\0\0\0\x1cftypheic', 'image/heic'],
  ['\0\0\0\x1cftypisom', 'video/mp4'],
  ['\0\0\0\x1cftypqt  ', 'video/quicktime'],
  ['\x1aE\xdf\xa3', 'video/webm'],
  ['RIFF\x10\0\0\0AVI ', 'video/x-msvideo'],
  ['RIFF\x10\0\0\0WAVE', 'audio/wav'],
  ['ID3\x04', 'audio/mpeg'],
  ['\xff\xfb\x90', 'audio/mpeg'],
  ['\xff\xf1\x50', 'audio/aac'],
])('a file that begins with %j is %s', (start, type) => {
  expect(sniffMedia(bytes(start))?.type).toBe(type);
});

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<!doctype html><script>',
  '%PDF-1.7 something',
  'MZ and more bytes',
  '',
])('a file that begins with %j is no medium', (start) => {
  expect(sniffMedia(Uint8Array.from(start, (letter) => letter.charCodeAt(0)))).toBeNull();
});
