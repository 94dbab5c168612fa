import path from 'node:path';
import type { Plugin } from 'vite';

declare global {
  /** Which modules were asked for late, by their path in the app, since somebody began to listen. */
  var kinoraLate: string[] | undefined;
}

const lateImport = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g;

/** Lets each `import()` of the app's own, and of the contract's, say what it brings, so that a page can bring it along. */
export const lateFiles = (app: string): Plugin => ({
  name: 'kinora-late-files',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/(?:app|contract)\/src\/.*\.tsx?$/ },
    handler: (code, id) => ({
      code: code.replace(lateImport, (asked: string, _quote: string, name: string) => {
        const file = path.posix.relative(app, path.posix.join(path.posix.dirname(id), name));
        return name.startsWith('.')
          ? `(globalThis.kinoraLate?.push(${JSON.stringify(file)}), ${asked})`
          : asked;
      }),
      map: null,
    }),
  },
});
