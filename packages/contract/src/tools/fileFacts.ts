import { readableSize, type MediaFile } from './media.ts';

/** 75 as 1:15: lengths as players show them. */
const shownLength = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** What a file is, in a line: 1280 × 720 · 0:05 · 2.1 MB. */
export const fileFacts = ({ width, height, seconds, size }: MediaFile): string =>
  [
    width && height && `${width} × ${height}`,
    seconds !== undefined && shownLength(seconds),
    readableSize(size),
  ]
    .filter(Boolean)
    .join(' · ');
