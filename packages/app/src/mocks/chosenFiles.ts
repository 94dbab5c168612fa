import { bytesOf, clipUrl } from '@kinora/contract/testing';

/** Two seconds of film, as somebody might choose it from a folder. */
export const chosenClip = (name = 'harbour.mp4') =>
  new File([bytesOf(clipUrl.slice(clipUrl.indexOf(',') + 1)).slice()], name, { type: 'video/mp4' });

const rate = 8000;
const letters = (words: string) => Uint8Array.from(words, (letter) => letter.charCodeAt(0));

/** One second of silence: 8 kHz, 8 bit, mono. */
export function chosenSound(name = 'voice.wav'): File {
  const size = (bytes: number) => new Uint32Array([bytes]);
  const form = [
    letters('fmt '),
    size(16),
    new Uint16Array([1, 1]),
    size(rate),
    size(rate),
    new Uint16Array([1, 8]),
  ];
  const samples = new Uint8Array(rate).fill(128);
  const parts = [
    letters('RIFF'),
    size(36 + rate),
    letters('WAVE'),
    ...form,
    letters('data'),
    size(rate),
    samples,
  ];
  return new File(parts, name, { type: 'audio/wav' });
}
