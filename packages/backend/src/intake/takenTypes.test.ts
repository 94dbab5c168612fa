import { pictureHead, takenTypes } from '@kinora/contract';
import { sniffedTypes, sniffMedia } from '@kinora/media';
import { readablePictures } from '@kinora/media/node';
import { expect, it } from 'vitest';

it('a file is taken by forms as what it is told to be here, but for HEIC, and a picture as what is read here', () => {
  const taken = Object.values(takenTypes).flat();
  expect(new Set([...taken, 'image/heic'])).toEqual(new Set(sniffedTypes));
  expect(new Set(readablePictures)).toEqual(new Set(takenTypes.image));
});

const heads: Readonly<Record<string, string>> = {
  'image/jpeg': '\xff\xd8\xff\xe0....JFIF',
  'image/png': '\x89PNG\r\n\x1a\n....IHDR',
  'image/gif': 'GIF89a......',
  'image/webp': 'RIFF....WEBPVP8 ',
  'image/avif': '....ftypavif....',
  'image/heic': '....ftypheic....',
  'video/mp4': '....ftypisom....',
  'video/quicktime': '....ftypqt  ....',
  'video/webm': '\x1aE\xdf\xa3........',
  'video/x-msvideo': 'RIFF....AVI LIST',
  'audio/mpeg': 'ID3.........',
  'audio/wav': 'RIFF....WAVEfmt ',
  'audio/aac': '\xff\xf1..........',
  'audio/mp4': '....ftypM4A ....',
  'audio/ogg': 'OggS........',
  'audio/flac': 'fLaC........',
};

const bytesOf = (head: string) => Uint8Array.from(head, (letter) => letter.charCodeAt(0));

it.each(sniffedTypes)(
  '%s begins in forms as a picture that is taken exactly where it is told to be one here',
  (type) => {
    const head = heads[type]!;
    expect(sniffMedia(bytesOf(head))?.type).toBe(type);
    expect(pictureHead.test(head)).toBe(takenTypes.image.includes(type));
  },
);

/** What differs from this head in one of its letters. */
const nearTo = (head: string) =>
  Array.from(head, (letter, at) =>
    ['\0', '\xff', String.fromCharCode(letter.charCodeAt(0) + 1)].map(
      (other) => head.slice(0, at) + other + head.slice(at + 1),
    ),
  ).flat();

it.each([...Object.values(heads), 'GIF87a......', '....ftypavis....'])(
  'what begins almost as %j is in forms a picture that is taken exactly where it is told to be one here',
  (head) => {
    for (const near of [head, ...nearTo(head)]) {
      const told = sniffMedia(bytesOf(near))?.type ?? '';
      expect([near, pictureHead.test(near)]).toEqual([near, takenTypes.image.includes(told)]);
    }
  },
);
