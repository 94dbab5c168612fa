import path from 'node:path';
import { generalWords, screenWords } from '../../packages/contract/src/words/general.ts';
import type { FirstPicture } from '../../packages/app/src/firstPicture/FirstPicture.ts';
import { stylesFor } from './stylesFor.ts';

/** What the built app says of its chunks, by their sources. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly name?: string;
      readonly imports?: readonly string[];
    }
  >
>;

const said = /^(?:<title>[\s\S]*?<\/title>|<meta [^>]*>|<link [^>]*>)+/;
const mark = (tag: string) => tag.replace(/^<(title|meta|link)/, '<$1 data-first-picture=""');

/** Where a module lies. One that other chunks import too is listed by the name of its chunk, not by its source. */
function chunkOf(manifest: Manifest, module: string): string {
  if (manifest[module]) return module;
  const called = Object.keys(manifest).filter((key) => manifest[key]!.name === path.parse(module).name);
  if (called.length !== 1) throw new Error(`The built app has no chunk '${module}'.`);
  return called[0]!;
}

/** All files of these chunks and of what they import, each once. */
function filesOf(manifest: Manifest, starts: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name]!;
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  starts.forEach((start) => visit(chunkOf(manifest, start)));
  return [...files];
}

/** Styles of single elements, as a sheet: the policy of the page allows that by its hash, but no attributes. */
function stylesApart(html: string): { readonly body: string; readonly sheet: string } {
  const styles = [...new Set([...html.matchAll(styleAttribute)].map(([, style]) => style!))];
  return {
    body: html.replaceAll(styleAttribute, (_all, style: string) => ` data-styled="${styles.indexOf(style)}"`),
    sheet: styles.map((style, at) => `[data-styled="${at}"]{${unescaped(style)}}`).join(''),
  };
}

const styleAttribute = /(?<=<[^<>]*) style="([^"]*)"/g;
const marks: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const unescaped = (text: string) => text.replaceAll(/&(?:quot|#x27|amp|lt|gt);/g, (mark) => marks[mark]!);

/** What an icon calls itself by, or a style without a rule, is asked for by no sheet. */
function withoutIdleClasses(html: string, css: string): string {
  const asked = new Set([...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name));
  return html.replaceAll(/(?<=<[^<>]*) class="([^"]*)"/g, (_all, names: string) => {
    const left = names.split(/\s+/).filter((name) => asked.has(name));
    return left.length > 0 ? ` class="${left.join(' ')}"` : '';
  });
}

/** The link to the one style sheet of the page, and the file it names. */
export function sheetIn(page: string): { readonly link: string; readonly file: string } {
  const [link, file] = /<link rel="stylesheet"[^>]* href="\/([^"]*)">/.exec(page) ?? [];
  if (!link || !file) throw new Error('The built page names no style sheet.');
  return { link, file };
}

/** Pictures further down are only named: `bringCode.ts` asks for them behind the first frame, as for the code. */
const pictureLater = /(?<=<img(?=[^<>]* loading="lazy")[^<>]*) src="/g;

const codeTag = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;

/** Said over the picture if its code does not arrive (`src/firstPicture/codeLost.ts`). */
const lost = `<template data-code-lost><p role="alert" data-code-lost>${screenWords.asleep} <a href="">${generalWords.tryAgain}</a></p></template>`;

/**
 * The page of the built app with a screen in it: its head, and what code it needs. What can be typed in or
 * pressed can't be yet; links lead on as they are.
 */
export function pageWith(
  template: string,
  { html, drawnBy }: FirstPicture,
  manifest: Manifest,
  late: readonly string[],
  css: string,
): string {
  const head = said.exec(html)?.[0] ?? '';
  const { body, sheet } = stylesApart(
    withoutIdleClasses(html.slice(head.length), css)
      .replaceAll(/<(button|input|textarea|select)(?=[\s>])/g, '<$1 inert=""')
      .replaceAll(pictureLater, ' data-src="'),
  );
  if (/<script/.test(body))
    throw new Error('A first picture must bring no script: the policy of the page forbids it.');
  const links = filesOf(manifest, late)
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);

  const noted = drawnBy.length > 0 ? ` data-drawn-by="${drawnBy.join(' ')}"` : '';
  const wholeSheet = sheetIn(template).link;
  const asked = template.match(codeTag) ?? [];
  // On their way at once, though they run only when the page is ready for them.
  const ahead = [...template.matchAll(/<script type="module"[^>]* src="([^"]*)"/g)].map(
    ([, file]) => `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  const own = [...head.matchAll(/<title>[\s\S]*?<\/title>|<meta [^>]*>/g)].map(([tag]) => mark(tag));
  return (
    template
      .replaceAll(codeTag, '')
      // The picture does not wait for what other screens are drawn with; the app does.
      .replace(wholeSheet, '')
      // Before the script that asks for it once the picture is there (`src/firstPicture/bringCode.ts`).
      .replace(
        /<title>[\s\S]*?<\/title>/,
        () =>
          `<template data-code${noted}>${[wholeSheet, ...ahead, ...asked, ...links].join('')}</template>${lost}${own.join('')}`,
      )
      .replace(
        '</head>',
        () => `<style data-first-picture="">${stylesFor(body, css, template + sheet)}${sheet}</style></head>`,
      )
      .replace('<div id="root"></div>', () => `<div id="root" aria-busy="true">${body}</div>`)
  );
}
