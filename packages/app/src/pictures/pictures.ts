const stills = import.meta.glob<string>('./*.webp', { eager: true, query: '?url', import: 'default' });
const moving = import.meta.glob<string>('./*.mp4', { eager: true, query: '?url', import: 'default' });

/** By name: 'tool/veo3'. */
const named = (files: Record<string, string>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, address]) => [file.replace(/^\.\/(\w+)-(.*)\.\w+$/, '$1/$2'), address]),
  );

/** Where each picture of the app lies. The engine draws them: `node tools/appPictures.ts`. */
export const pictures = named(stills);

/** Where the clip lies that plays over a picture, by the picture's name. */
export const clips = named(moving);
