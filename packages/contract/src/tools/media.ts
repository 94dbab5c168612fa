export const mediaKinds = ['image', 'video', 'audio'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** A file that a person chose, as the browser holds it. */
export interface MediaFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly blob: Blob;
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
}

/** Sizes are counted as shops and Macs do, so that what a file dialog shows and what a hint says agree. */
export const MB = 1_000_000;

/**
 * In bytes: a larger file of a person's no server takes, and its form says so before it is sent. What a tool advises is
 * less, so that who is past that may go on (D17); clips and sounds, which are read in parts, may be what storage holds.
 */
export const largestFile: Readonly<Record<MediaKind, number>> = {
  image: 25 * MB,
  video: 104 * MB,
  audio: 104 * MB,
};

/** Files of one request that are this small together travel inside it; larger ones are uploaded first (D16). */
export const inlineLimit = 8 * MB;

/** What is smaller than this has left before anybody could read that it is leaving. */
export const worthTelling = MB / 2;

/** Whether what is sent inside a request takes its time. */
export const isWorthTelling = (addresses: Readonly<Record<string, readonly string[]>>): boolean =>
  Object.values(addresses).some((all) => all.some(({ length }) => length > worthTelling));

/** The server refuses a larger body (D16). */
export const bodyLimit = 12 * MB;

const dataUrl = /^data:([a-z]+\/[a-z0-9.+-]+);base64,[A-Za-z0-9+/]+={0,2}$/;
const reference = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[A-Za-z0-9][A-Za-z0-9._-]{0,150}$/;

/** How a file may be named on the wire: a base64 data URL, or a reference to one's own upload (D16). */
export function mediaAddress(
  raw: string,
): { as: 'data'; type: string } | { as: 'reference'; owner: string } | null {
  const inline = dataUrl.exec(raw);
  if (inline?.[1]) return { as: 'data', type: inline[1] };
  return reference.test(raw) ? { as: 'reference', owner: raw.slice(0, 36) } : null;
}

/** 10.4 MB, 820 kB: sizes as people read them on their own machine. */
export function readableSize(bytes: number): string {
  return bytes >= MB
    ? `${(bytes / MB).toFixed(1).replace(/\.0$/, '')} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

/** How many bytes a base64 data URL holds, without decoding it. */
export const dataBytes = (dataUrl: string): number => {
  const start = dataUrl.indexOf(',') + 1;
  const padding = dataUrl.endsWith('==') ? 2 : dataUrl.endsWith('=') ? 1 : 0;
  return Math.floor(((dataUrl.length - start) * 3) / 4) - padding;
};
