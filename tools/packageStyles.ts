import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import type { Rolldown } from 'tsdown';

interface Named {
  /** The file's own hash, and behind it which of the file's names this is. */
  readonly hash: string;
  readonly filePath: string;
}

/**
 * Names classes by four letters of their file's hash instead of seven: a sheet says each file's name again and again,
 * and nothing of it can be packed. Two files of a package that came to one name would be told here.
 */
function shortClassNames(prefix: string): (named: Named) => string {
  const hashes = new Map<string, string>();
  const owners = new Map<string, string>();
  return ({ hash, filePath }) => {
    // The first name that a file gives is its hash and a zero.
    const whole = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, whole);
    const short = prefix + whole.slice(-4);
    const owner = owners.get(short) ?? filePath;
    if (owner !== filePath)
      throw new Error(
        `Classes of ${owner} and ${filePath} would have one name: give '${short}' a fifth letter.`,
      );
    owners.set(short, owner);
    return short + hash.slice(whole.length);
  };
}

/** The compiler names a layer before each file's rules of it, which the rules do as well. */
const layersSaidOnce: Rolldown.Plugin = {
  name: 'layers-said-once',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replaceAll(/@layer ([\w.]+);\s*(?=@layer \1 \{)/g, '');
  },
};

/** How the styles of a published package are compiled. */
export const packageStyles = (prefix: string) => [
  vanillaExtractPlugin({ identifiers: shortClassNames(prefix) }),
  layersSaidOnce,
];
