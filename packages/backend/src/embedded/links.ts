import { linksSchema, type Links } from '@kinora/contract';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { StartProblem } from './StartProblem.ts';

interface LinksSource {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The checkout: its own file is read where no other is named. */
  readonly root: string;
}

/** The addresses outside of Kinora, from the one file that holds them; without it Kinora leads nowhere else. */
export function readLinks({ env, root }: LinksSource): Links {
  const named = env['KINORA_LINKS'];
  const file = path.resolve(root, named || 'links.json');
  if (!named && !existsSync(file)) return { tutorialUrls: {} };
  const wrong = (why: string) =>
    new StartProblem(
      `${file} ${why}. It holds the addresses of the chat (chatUrl), the wiki (wikiUrl) and the tutorials (tutorialUrls, by id), each beginning with https:// or /; KINORA_LINKS names another file.`,
    );
  let said: unknown;
  try {
    said = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw wrong(cause instanceof SyntaxError ? 'is not JSON' : 'can not be read');
  }
  const links = v.safeParse(linksSchema, said);
  if (links.success) return links.output;
  throw wrong(`has something wrong in ${v.getDotPath(links.issues[0]) ?? 'it'}`);
}
