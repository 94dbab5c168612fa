import path from 'node:path';
import { rolldown } from 'rolldown';
import type { ExternalOption, OutputChunk, Plugin, RolldownPluginOption } from 'rolldown';

export interface Bundle {
  /** What comes at once. */
  readonly code: string;
  /** What comes when it is first needed. */
  readonly late: string;
  /** Of every module whose code is in it. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

export interface BundleOptions {
  readonly external?: ExternalOption;
  readonly minify?: boolean;
  readonly plugins?: RolldownPluginOption;
}

const entryName = 'virtual:entry';
const isStyle = (id: string) => id.endsWith('.css');
const styleMark = 'globalThis.style;';
/** A product's own build drops these notes to bundlers, since nothing is built from it. */
const notes = /\/\* @__(?:PURE|NO_SIDE_EFFECTS)__ \*\/ ?/g;

/** A bundler takes style files out of the code; a mark stands where one was, since a module without code is not told. */
const markStyles: Plugin = {
  name: 'styles',
  load: {
    filter: { id: /\.css$/ },
    handler: () => ({ code: styleMark, moduleType: 'js', moduleSideEffects: true }),
  },
};

const textEntry = (folder: string, text: string): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === entryName ? path.join(folder, 'entry.js') : null),
  load: (id) => (id === path.join(folder, 'entry.js') ? text : null),
});

/** The entry and all that it can't start without. */
function reachedAtOnce(chunks: readonly OutputChunk[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const go = ({ fileName, imports }: OutputChunk) => {
    if (reached.has(fileName)) return;
    reached.add(fileName);
    for (const each of chunks) if (imports.includes(each.fileName)) go(each);
  };
  for (const chunk of chunks) if (chunk.isEntry) go(chunk);
  return reached;
}

/** What a product's bundler makes of these lines, written in that folder. */
export async function bundle(folder: string, text: string, options: BundleOptions = {}): Promise<Bundle> {
  const build = await rolldown({
    input: entryName,
    plugins: [textEntry(folder, text), markStyles, options.plugins],
    platform: 'browser',
    external: options.external ?? /^react(-dom)?(\/|$)/,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'esm', minify: options.minify ?? false });
  await build.close();
  const modules = output
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
    .filter(([, module]) => module.renderedLength > 0)
    .map(([id]) => id);
  const chunks = output.filter((each) => each.type === 'chunk');
  const atOnce = reachedAtOnce(chunks);
  const codeOf = (shown: typeof chunks) =>
    shown
      .map(({ code }) => code.replaceAll(styleMark, ''))
      .join('\n')
      .replaceAll(notes, '');
  return {
    code: codeOf(chunks.filter(({ fileName }) => atOnce.has(fileName))),
    late: codeOf(chunks.filter(({ fileName }) => !atOnce.has(fileName))),
    modules: modules.filter((id) => !isStyle(id)),
    styles: modules.filter(isStyle),
  };
}
