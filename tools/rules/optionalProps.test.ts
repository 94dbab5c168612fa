// Whoever uses the packages may check more strictly than we do among ourselves, and hands on what they were given, be it
// undefined: every property that may be left out says that it may be that.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../test/command.ts';

const interfaces = /^(?:export )?interface \w*Props\b[^{]*\{\n([\s\S]*?)^\}/gm;
const optional = /^ {2}(?:readonly )?('?[\w-]+'?)\?:\s*((?:[^;{}]|\{[^{}]*\})+);$/gm;
const comments = /\/\*\*[\s\S]*?\*\//g;
/** What React or another property says of itself may hold it already. */
const takesUndefined = /\bundefined\)?$|\bReactNode$|^never$|\['[\w-]+'\]$/;

const optionsIn = (text: string) =>
  [...text.matchAll(interfaces)].flatMap(([, body = '']) =>
    [...body.replace(comments, '').matchAll(optional)].map(([, name = '', type = '']) => ({ name, type })),
  );

const strict = (text: string) =>
  optionsIn(text)
    .filter(({ type }) => !takesUndefined.test(type.trim()))
    .map(({ name }) => name);

it('the check sees a property that may be left out and may not be undefined', () => {
  const text = `export interface AProps extends Omit<B, 'c'> {
  a?: string;
  b?: string | undefined;
  /** c?: string; */
  c?: ReactNode;
  d?: ((event: { at: number }) => void) | undefined;
  e?: (event: { at: number; by?: string }) => void;
  f?: BProps['f'];
  g?:
    | 'one'
    | 'two';
  h: string;
}`;
  expect(strict(text)).toEqual(['a', 'e', 'g']);
});

it('every property of a component that may be left out may be given as undefined', () => {
  const files = globSync('packages/{design-system,studio-kit}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:test|stories|fixtures)\.|\/(?:dev|testing)\//.test(file),
  );
  const texts = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  expect(texts.flatMap(({ text }) => optionsIn(text)).length).toBeGreaterThan(700);
  expect(texts.flatMap(({ file, text }) => strict(text).map((name) => `${file}: ${name}`))).toEqual([]);
});
