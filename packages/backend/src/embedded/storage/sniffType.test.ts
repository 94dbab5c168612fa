import { expect, test } from 'vitest';
import { sniffType } from './sniffType.ts';

const box = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`, 'latin1')]);

test.each([
  ['image/png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['image/gif', Buffer.from('GIF89a')],
  ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ['image/avif', box('avif')],
  ['image/heic', box('heic')],
  ['video/mp4', box('isom')],
  ['video/quicktime', box('qt  ')],
  ['audio/mp4', box('M4A ')],
  ['video/webm', Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm', 'latin1')],
  ['video/x-matroska', Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska', 'latin1')],
  ['video/x-msvideo', Buffer.from('RIFF\0\0\0\0AVI LIST')],
  ['audio/wav', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ['audio/mpeg', Buffer.from('ID3\x04\0')],
  ['audio/mpeg', Buffer.from([0xff, 0xfb, 0x90, 0x64])],
  ['audio/aac', Buffer.from([0xff, 0xf1, 0x50, 0x80])],
  ['audio/flac', Buffer.from('fLaC\0')],
  ['audio/ogg', Buffer.from('OggS\0\x02')],
])('%s is known by its first bytes', (type, head) => {
  expect(sniffType(head)).toEqual({ kind: 'media', type });
});

test.each([
  '<!DOCTYPE html>',
  '\n\t <HTML>',
  '<?xml version="1.0"?>',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  'text before <script>',
  '<!-- a comment --><svg>',
])('markup is known: %s', (text) => {
  expect(sniffType(Buffer.from(text))).toEqual({ kind: 'markup' });
  expect(sniffType(Buffer.from(`\ufeff${text}`))).toEqual({ kind: 'markup' });
  expect(sniffType(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))).toEqual({
    kind: 'markup',
  });
});

test.each(['', 'plain words', '1 < 2 and 3 > 2', '%PDF-1.7', 'PK\x03\x04'])(
  'what holds neither a medium nor markup is known as neither: %s',
  (text) => {
    expect(sniffType(Buffer.from(text, 'latin1'))).toEqual({ kind: 'other' });
  },
);
