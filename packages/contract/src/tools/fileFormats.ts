import { MB, type MediaKind } from './media.ts';

/** What is asked for where a file is chosen, and what is named where another one was refused. */
export const fileFormats = {
  image: 'JPG, PNG, WebP',
  video: 'MP4, MOV, WebM',
  audio: 'MP3, WAV, AAC',
} as const satisfies Readonly<Record<MediaKind, string>>;

const noun = (what: string, article: string, formats: string) => ({
  what,
  choose: `${article} ${formats.replace(/, (\w+)$/, ' or $1')} file`,
});

/** In a sentence about a file: what it should be, and what to choose instead. */
export const fileNouns: Readonly<Record<MediaKind, { readonly what: string; readonly choose: string }>> = {
  image: noun('a picture', 'a', fileFormats.image),
  video: noun('a video', 'an', fileFormats.video),
  audio: noun('a sound file', 'an', fileFormats.audio),
};

/** Said after the name of a clip or a sound of which something is missing, where it is chosen and where it is taken. */
export const brokenFile = 'is damaged or incomplete. Save it again and choose that, or choose another file.';

/** Advice on a file's size, and the hint that says it before one is chosen (D17). */
export const upTo = (megabytes: number, formats?: string) => ({
  hint: `${formats ? `${formats} u` : 'U'}p to ${megabytes}MB`,
  adviseBytes: megabytes * MB,
});
