import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where values may be written out: everything else reads a token. */
const tokenFiles = /packages\/design-system\/src\/(tokens|theme|css)\//;
const rawColour = /#[0-9a-f]{3,8}\b|\b(?:oklch|oklab|rgba?|hsla?|color-mix)\(/i;
const pixelFont = /fontSize:\s*['"]?\d+(?:\.\d+)?px/;
const rawStyle =
  /import\s*\{[^}]*\b(?:style|globalStyle|styleVariants)\b[^}]*\}\s*from\s*'@vanilla-extract\/css'/;

/** What breaks the rules of styles in a file, if anything. */
export function faultsIn(file: string, source: string): string[] {
  const faults: string[] = [];
  const code = source.replace(/\/\/.*$/gm, '');
  if (!tokenFiles.test(file)) {
    if (rawColour.test(code)) faults.push('writes a colour out: use a token');
    if (pixelFont.test(code)) faults.push('sets a font size in pixels: use a token');
  }
  if (!file.endsWith('css/layered.ts') && rawStyle.test(code))
    faults.push('calls style() itself: use a layer');
  return faults;
}

const files: string[] = [];
for await (const file of glob('packages/{design-system,studio-kit,app}/src/**/*.{css.ts,tsx}', {
  cwd: root,
})) {
  if (!/\.(stories|test|fixtures)\./.test(file)) files.push(file);
}

describe('styles', () => {
  it('the check sees what it is there for', () => {
    const file = 'packages/studio-kit/src/X.css.ts';
    expect(faultsIn(file, "color: '#fcd726'")).toHaveLength(1);
    expect(faultsIn(file, "color: 'oklch(1 0 0)'")).toHaveLength(1);
    expect(faultsIn(file, "fontSize: '13px'")).toHaveLength(1);
    expect(faultsIn(file, "import { style } from '@vanilla-extract/css';")).toHaveLength(1);
    expect(faultsIn(file, 'color: vars.text.primary')).toEqual([]);
    expect(faultsIn('packages/design-system/src/tokens/reference.ts', "'oklch(1 0 0)'")).toEqual([]);
  });

  it('has files to look at', () => expect(files.length).toBeGreaterThan(50));

  it.each(files)('%s reads tokens and stays in its layer', async (file) => {
    expect(faultsIn(file, await readFile(path.join(root, file), 'utf8'))).toEqual([]);
  });
});
