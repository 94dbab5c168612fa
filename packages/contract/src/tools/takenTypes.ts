import type { MediaKind } from './media.ts';

/** What is taken, told by its content: what is asked for, and what people have besides. A moving picture counts as its first (A353). */
export const takenTypes: Readonly<Record<MediaKind, readonly string[]>> = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  video: ['video/mp4', 'video/quicktime', 'video/webm', 'video/x-msvideo'],
  audio: ['audio/mpeg', 'audio/wav', 'audio/aac', 'audio/mp4', 'audio/ogg', 'audio/flac'],
};

/** Endings of clips, for one of which the system says no type. */
export const clipEnding = /\.(mp4|m4v|mov|webm|avi|mkv)$/i;
