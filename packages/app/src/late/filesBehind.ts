/** Of each file of late code what it imports, by their places among these files. */
export type FilesByPlace = Readonly<Record<string, readonly number[]>>;

declare global {
  /** Written by the build (`standsOn.ts`), and there before any code of the app. */
  var kinoraStandsOn: FilesByPlace | undefined;
}

/** These files and all that they stand on, each once. */
export function filesBehind(
  files: readonly string[],
  standsOn: FilesByPlace = globalThis.kinoraStandsOn ?? {},
): readonly string[] {
  const names = Object.keys(standsOn);
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    for (const place of standsOn[file] ?? []) add(names[place]!);
  };
  files.forEach(add);
  return [...all];
}
