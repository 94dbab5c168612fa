import { expect, test } from 'vitest';
import { stylesFor } from './stylesFor.ts';

const html = '<main class="page wide"><a class="link" href="/">Home</a></main>';

test('a rule comes along if all classes that it asks for are there, and any other stays away', () => {
  expect(stylesFor(html, '.page{color:red}.page.narrow{color:blue}.dialog .link{color:green}')).toBe(
    '.page{color:red}',
  );
  expect(stylesFor(html, '.dialog,.page .link{color:red}')).toBe('.dialog,.page .link{color:red}');
});

test('a value by a name comes along if something that is kept reads it, directly or through another', () => {
  const css =
    ':root{--a:1;--b:var(--a);--c:";}";--d:var(--c);--e:5px}.page{gap:var(--b)}.dialog{gap:var(--d)}';
  expect(stylesFor(html, css, '[data-styled="0"]{gap:var( --e)}')).toBe(
    ':root{--a:1;--b:var(--a);--e:5px}.page{gap:var(--b)}',
  );
});

test('what asks for no class, and what is asked for within a pseudo-class, comes along', () => {
  const css = ':root{color:red}body [data-mode=dark]{color:red}.link:not(.dialog):is(.a,.b:hover){color:red}';
  expect(stylesFor(html, css)).toBe(css);
});

test('layers, queries and their order are kept, and those that would be empty are not', () => {
  const css =
    '@layer reset,kit;@layer kit{@media (width>40rem){.page{gap:1px}.card{gap:2px}}.card{gap:3px}}@media print{.card{gap:4px}}';
  expect(stylesFor(html, css)).toBe('@layer reset,kit;@layer kit{@media (width>40rem){.page{gap:1px}}}');
});

test('faces and movements come along whole', () => {
  const css =
    '@font-face{font-family:"A;{";src:url(/a.woff2)}@keyframes turn{0%{rotate:0deg}to{rotate:1turn}}';
  expect(stylesFor(html, css)).toBe(css);
});

test('braces and semicolons in quotes and behind a backslash end nothing', () => {
  const css = '.page:before{content:"}"}.link:after{content:"\\";"}.w-1\\/2{inline-size:50%}';
  expect(stylesFor(html, css)).toBe('.page:before{content:"}"}.link:after{content:"\\";"}');
});

test('a sheet that was cut off is no sheet', () => {
  expect(() => stylesFor(html, '.page{color:red')).toThrow('ends within a rule');
});
