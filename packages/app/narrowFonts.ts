import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { fontWeights, fontWidths } from '../design-system/src/tokens/scales.ts';

const range = (values: readonly string[]) => {
  const numbers = values.map(Number.parseFloat);
  return { min: Math.min(...numbers), max: Math.max(...numbers) };
};

const { mono, ...text } = fontWidths;
const wght = range(Object.values(fontWeights));

/** Of each family the weights and widths that the tokens name: a font drawn in every other one weighs twice as much. */
const axesOf: Readonly<Record<string, { readonly wght: typeof wght; readonly wdth: typeof wght | number }>> =
  {
    archivo: { wght, wdth: range(Object.values(text)) },
    'martian-mono': { wght, wdth: Number.parseFloat(mono) },
  };

const fontFile = /^(?<family>archivo|martian-mono)-(?<letters>.+)-wdth-normal\b.*\.woff2$/;

/** What of a font is served, for its name: files are kept for a year by what they are called. */
function narrowed(name: string): string {
  const { family } = fontFile.exec(name)?.groups ?? {};
  if (!family) return '';
  const { wdth } = axesOf[family]!;
  const of = (axis: typeof wght | number) =>
    typeof axis === 'number' ? String(axis) : `${axis.min}.${axis.max}`;
  return `-${of(wght)}-${of(wdth)}`;
}

export const fontFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  `assets/[name]-[hash]${narrowed(names[0] ?? '')}[extname]`;

/** The letters of `U+0000-00FF,U+0131`. */
function lettersIn(ranges: string): string {
  const letters: string[] = [];
  for (const part of ranges.split(',')) {
    const [first, last = first] = part.replace('U+', '').split('-');
    for (let code = Number.parseInt(first!, 16); code <= Number.parseInt(last!, 16); code += 1)
      letters.push(String.fromCodePoint(code));
  }
  return letters.join('');
}

/** Serves of each font what can be asked of it: half of their kilobytes are for weights and widths that nothing is drawn in. */
export const narrowFonts: Plugin = {
  name: 'kinora-narrow-fonts',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const fonts = Object.values(bundle).filter((file) => file.type === 'asset');
    await Promise.all(
      fonts.map(async (font) => {
        const { family, letters } = fontFile.exec(font.names[0] ?? '')?.groups ?? {};
        if (!family || !letters) return;
        const known = new URL(
          `../design-system/node_modules/@fontsource-variable/${family}/unicode.json`,
          import.meta.url,
        );
        const ranges = JSON.parse(readFileSync(known, 'utf8')) as Readonly<Record<string, string>>;
        font.source = await subsetFont(Buffer.from(font.source), lettersIn(ranges[letters]!), {
          targetFormat: 'woff2',
          variationAxes: axesOf[family]!,
        });
      }),
    );
  },
};
