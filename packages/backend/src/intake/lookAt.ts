import {
  brokenFile,
  fileNouns,
  largestFile,
  readableSize,
  takenTypes,
  type MediaKind,
} from '@kinora/contract';
import { mostPixels, sniffMedia, writtenSize } from '@kinora/media';
import type { OpenFile } from '../files/fileStore.ts';
import { heldClip } from './clipBytes.ts';
import { clipFacts } from './clipFacts.ts';
import { inBlocks } from './inBlocks.ts';

/** A file that was looked at: what it is by its own bytes, and how large or long. */
export interface LookedAt {
  readonly type: string;
  readonly extension: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Null for a picture, and for a clip whose container can't be read here. */
  readonly seconds: number | null;
}

/** Why a file can't be taken; said of 'Image' or 'Images, number 2', with what to do. */
export interface Objection {
  readonly objection: string;
  readonly isTooLarge: boolean;
}

/** Where a file says what it is. */
const headLength = 4096;

const no = (objection: string, isTooLarge = false): Objection => ({ objection, isTooLarge });

export const tooLarge = (kind: MediaKind): Objection =>
  no(
    `is over ${readableSize(largestFile[kind])}, the most that can be taken. Choose a smaller file; nothing was charged.`,
    true,
  );

export async function lookAt(kind: MediaKind, file: Uint8Array | OpenFile): Promise<LookedAt | Objection> {
  const length = file instanceof Uint8Array ? file.byteLength : file.size;
  if (length > largestFile[kind]) return tooLarge(kind);
  const { what, choose } = fileNouns[kind];
  const head = file instanceof Uint8Array ? file : await file.part(0, Math.min(length, headLength));
  const media = sniffMedia(head);
  if (media?.type === 'image/heic')
    return no(`is a HEIC photo, which can't be read here. Save it as JPG and choose that.`);
  if (!media || !takenTypes[kind].includes(media.type))
    return no(`is not ${what}, whatever its name says. Choose ${choose}.`);
  const { type, extension } = media;
  const damaged = no(brokenFile);
  if (kind === 'image') {
    const size = writtenSize(head);
    if (!size) return damaged;
    if (size.width * size.height > mostPixels)
      return no(
        `has ${size.width} by ${size.height} pixels, and at most ${mostPixels / 1_000_000} megapixels can be read. Make it smaller and choose it again.`,
        true,
      );
    return { type, extension, ...size, seconds: null };
  }
  // An AVI goes to the engine unread: it knows whether it can.
  if (type === 'video/x-msvideo') return { type, extension, width: null, height: null, seconds: null };
  const blocks = file instanceof Uint8Array ? null : inBlocks(file);
  const facts = await clipFacts(blocks?.bytes ?? heldClip(head));
  const problem = blocks?.problem();
  if (problem) throw problem;
  const hasIt = kind === 'video' ? facts?.width : facts?.hasSound;
  if (!facts || !hasIt) return damaged;
  return { type, extension, width: facts.width, height: facts.height, seconds: facts.seconds };
}
