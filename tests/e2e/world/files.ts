import { readFile } from 'node:fs/promises';
import { initialValues, premiumImageToVideo, requestOf } from '@kinora/contract';
import { clipUrl } from '@kinora/contract/testing';
import type { Download, Page } from '@playwright/test';
import { picture, type SignedIn } from './people.ts';
import { drawn } from './screens.ts';

/** A file as a person would choose it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A download as it lies on the person's disk. */
export const savedFile = async (download: Download): Promise<{ name: string; bytes: Buffer }> => ({
  name: download.suggestedFilename(),
  bytes: await readFile(await download.path()),
});

/** Answers the picker of files that a press opens. */
export async function pick(page: Page, press: () => Promise<void>, file: ChosenFile): Promise<void> {
  const picker = page.waitForEvent('filechooser');
  // A page that is busy hears of a press before it hears that its picker is to be answered here.
  await drawn(page);
  await press();
  await (await picker).setFiles(file);
}

export const dataUrlOf = ({ mimeType, buffer }: ChosenFile) =>
  `data:${mimeType};base64,${buffer.toString('base64')}`;

export const pictureFile = (): ChosenFile => ({
  name: 'harbour.png',
  mimeType: 'image/png',
  buffer: picture(),
});

/** A tone that swells from silence as a WAV file, like no other's sound: 8 kHz, 16 bit, mono. */
export function toneFile(seconds: number): ChosenFile {
  const samples = seconds * 8000;
  const buffer = Buffer.alloc(44 + samples * 2);
  buffer.write('RIFF', 0, 'latin1');
  buffer.writeUInt32LE(buffer.length - 8, 4);
  buffer.write('WAVEfmt ', 8, 'latin1');
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(8000, 24);
  buffer.writeUInt32LE(16_000, 28);
  buffer.writeUInt16LE(2, 32);
  buffer.writeUInt16LE(16, 34);
  buffer.write('data', 36, 'latin1');
  buffer.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1)
    buffer.writeInt16LE(
      Math.round(Math.sin((at / 8000) * 440 * Math.PI * 2) * 24_000 * (at / samples)),
      44 + at * 2,
    );
  return { name: 'voice.wav', mimeType: 'audio/wav', buffer };
}

/** Two seconds, 320 by 180, for which no server has to work. */
export const shortClipFile = (): ChosenFile => ({
  name: 'tide.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.from(clipUrl.slice(clipUrl.indexOf(',') + 1), 'base64'),
});

/** A clip of 3 to 10 s, made by the server itself. */
export async function clipFile({ api }: SignedIn, origin: string, seconds: number): Promise<ChosenFile> {
  const image = dataUrlOf(pictureFile());
  const values = { ...initialValues(premiumImageToVideo), image, prompt: 'Waves roll in', duration: seconds };
  const asked = requestOf(premiumImageToVideo, values);
  const { taskId } = await api.generate.submit(asked, { idempotencyKey: crypto.randomUUID() });
  for await (const job of api.generate.follow(taskId!)) {
    if (job.status === 'failed') throw new Error(job.message ?? 'The clip could not be made.');
    if (job.status !== 'completed') continue;
    const creation = await api.creations.byId(job.creation_id!);
    const answer = await fetch(new URL(creation!.file_url!, origin));
    return { name: 'tide.mp4', mimeType: 'video/mp4', buffer: Buffer.from(await answer.arrayBuffer()) };
  }
  throw new Error('The clip never ended.');
}
