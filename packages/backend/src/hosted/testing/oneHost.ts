import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface OneHostOptions {
  /** Where built functions lie. */
  readonly folder: string;
  readonly names: readonly string[];
  /** Origins out in the world, and what answers in their place: no test goes out. */
  readonly places?: Readonly<Record<string, string>>;
}

/**
 * Writes a function `host`: one process in which every function starts by its own file and answers under its name, as a
 * runtime of one's own does it. All that differs from Supabase's is in here.
 */
export async function oneHostFor({ folder, names, places = {} }: OneHostOptions): Promise<void> {
  const host = `
const places = ${JSON.stringify(places)};
const goOut = globalThis.fetch;
globalThis.fetch = (to, init) => {
  const { origin, pathname, search } = new URL(to instanceof Request ? to.url : to);
  return goOut(places[origin] ? places[origin] + pathname + search : to, init);
};
const serve = Deno.serve;
const handlers = {};
for (const name of ${JSON.stringify(names)}) {
  Deno.serve = (handler) => (handlers[name] = handler);
  await import('../' + name + '/index.js');
}
serve((request) => handlers[new URL(request.url).pathname.slice(1)](request));
`;
  await mkdir(path.join(folder, 'host'), { recursive: true });
  await writeFile(path.join(folder, 'host/index.js'), host);
}
