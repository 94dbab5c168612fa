import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Pictures that stand in for a person's own are drawn in any colour. */
const drawnPictures = /\/(?:chosenPicture|drawnFile|drawnPicture|samplePictures|sampleFrames)\.ts$/;
/** React Aria places a vertical slider's thumb from the left, whichever way one reads. */
const placedByReactAria = 'packages/design-system/src/components/Slider/Slider.css.ts';

/** Where values may be written out: everything else reads a token. */
const tokenFiles = /packages\/design-system\/src\/(tokens|theme|css)\//;
const rawColour = /#[0-9a-f]{3,8}\b|\b(?:oklch|oklab|rgba?|hsla?)\(/i;
/** Both are one rule each: figures, and focusRing or insideRing. */
const ownFigures = /vars\.font\.mono\b/;
const ownRing = /vars\.focus\.ring\b|outline:\s*'2px solid transparent'/;
/** Code is set in the mono as letters, not as numbers. */
const setsCode = 'packages/design-system/src/components/Code/Code.css.ts';
/** A mixture may be made of tokens. */
const mixOfLiterals = /color-mix\((?![^`]*\$\{)/;
const physicalSide =
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:[A-Z]\w*)?:|\b(?:left|right):|(?:textAlign|float):\s*['"](?:left|right)/;
const pixelFont = /fontSize:\s*['"]?\d+(?:\.\d+)?px/;
/** The app serves its fonts in the widths that the tokens name, and no others. */
const rawWidth = /fontStretch:\s*(?!vars\.fontWidth\.|['"]inherit)['"\d`]/;
const rawStyle =
  /import\s*\{[^}]*\b(?:style|globalStyle|styleVariants)\b[^}]*\}\s*from\s*'@vanilla-extract\/css'/;

/** What breaks the rules of styles in a file, if anything. */
export function faultsIn(file: string, source: string): string[] {
  const faults: string[] = [];
  const code = source.replace(/\/\/.*$/gm, '');
  if (!tokenFiles.test(file)) {
    if (rawColour.test(code) || mixOfLiterals.test(code)) faults.push('writes a colour out: use a token');
    if (pixelFont.test(code)) faults.push('sets a font size in pixels: use a token');
    if (rawWidth.test(code)) faults.push('sets a width of letters: use a token');
    if (ownRing.test(code)) faults.push('draws a ring of its own: use focusRing or insideRing');
    if (file !== setsCode && ownFigures.test(code)) faults.push('sets the mono itself: use figures');
  }
  if (file.endsWith('.css.ts') && file !== placedByReactAria && physicalSide.test(code))
    faults.push('names left or right: which it is hangs on the language');
  if (!file.endsWith('css/layered.ts') && rawStyle.test(code))
    faults.push('calls style() itself: use a layer');
  return faults;
}

const files: string[] = [];
for await (const file of glob('packages/{design-system,studio-kit,app}/src/**/*.{ts,tsx}', {
  cwd: root,
})) {
  if (!/\.(stories|test|fixtures)\./.test(file) && !drawnPictures.test(file)) files.push(file);
}

describe('styles', () => {
  it('the check sees what it is there for', () => {
    const file = 'packages/studio-kit/src/X.css.ts';
    expect(faultsIn(file, "color: '#fcd726'")).toHaveLength(1);
    expect(faultsIn(file, "color: 'oklch(1 0 0)'")).toHaveLength(1);
    expect(faultsIn(file, "fontSize: '13px'")).toHaveLength(1);
    expect(faultsIn(file, "fontStretch: 'semi-condensed'")).toHaveLength(1);
    expect(faultsIn(file, "fontStretch: 'inherit'")).toEqual([]);
    expect(faultsIn(file, "import { style } from '@vanilla-extract/css';")).toHaveLength(1);
    expect(faultsIn(file, 'boxShadow: `inset ${vars.focus.ring}`')).toHaveLength(1);
    expect(faultsIn(file, 'fontFamily: vars.font.mono,')).toHaveLength(1);
    expect(faultsIn(file, "marginLeft: '4px'")).toHaveLength(1);
    expect(faultsIn(file, "left: '50%'")).toHaveLength(1);
    expect(faultsIn(file, "textAlign: 'right'")).toHaveLength(1);
    expect(faultsIn(file, "background: 'color-mix(in oklab, red, blue)'")).toHaveLength(1);
    expect(faultsIn(file, 'background: `color-mix(in oklab, ${vars.a}, ${vars.b})`')).toEqual([]);
    expect(faultsIn(file, 'color: vars.text.primary')).toEqual([]);
    expect(faultsIn('packages/design-system/src/tokens/reference.ts', "'oklch(1 0 0)'")).toEqual([]);
  });

  it('has files to look at', () => expect(files.length).toBeGreaterThan(50));

  it.each(files)('%s reads tokens and stays in its layer', async (file) => {
    expect(faultsIn(file, await readFile(path.join(root, file), 'utf8'))).toEqual([]);
  });
});
