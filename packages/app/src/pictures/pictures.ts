const files = import.meta.glob<string>('./*.jpg', { eager: true, query: '?url', import: 'default' });

/** Where each picture of the app lies, by its name: 'tool/veo3'. The engine draws them: `node tools/appPictures.ts`. */
export const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [file.replace(/^\.\/(\w+)-(.*)\.jpg$/, '$1/$2'), address]),
);
