import { serverTools } from '@kinora/contract';
import { canMakeClips, fullScale, videoLibrary, type ClipScale } from '@kinora/media/node';
import type { Engine } from './engine.ts';
import { enginesOf, type Engines } from './engines.ts';
import { falFromEnvironment } from './fal/falFromEnvironment.ts';
import { localEngine } from './local/localEngine.ts';

export interface ChosenEngines {
  readonly engines: Engines;
  /** For the start message. */
  readonly description: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export interface EngineSituation {
  /** On one's own machine the local engine is there unasked; elsewhere it would render on the server's processors. */
  readonly isLocal: boolean;
  /** In bytes, what the bucket of creations takes. */
  readonly largestFile: number;
}

const engineNames = ['fal', 'local'] as const;
type EngineName = (typeof engineNames)[number];

const isEngineName = (name: string): name is EngineName => engineNames.some((each) => each === name);

/** FAL_KEY brings fal, for all that it can do; KINORA_ENGINE says otherwise. */
export function chooseEngines(env: Environment, situation: EngineSituation): ChosenEngines {
  const { order, wanted } = wishesIn(env['KINORA_ENGINE']);
  const key = env['FAL_KEY'];
  const usual: EngineName[] = [
    ...(key ? ['fal' as const] : []),
    ...(situation.isLocal ? ['local' as const] : []),
  ];
  const names = order.length > 0 ? order : usual;
  for (const [tool, name] of Object.entries(wanted))
    if (!names.includes(name))
      throw new Error(
        `KINORA_ENGINE gives ${tool} to ${name}, which is not among the engines of this server.`,
      );
  const made = names.map((name, place): { readonly engine: Engine; readonly said: string } => {
    if (name === 'local')
      return { engine: localEngine({ scale: clipScaleIn(env) }), said: localWords(place === 0) };
    if (!key) throw new Error('KINORA_ENGINE names fal, and FAL_KEY is not set.');
    const engine = falFromEnvironment({ env, key, largestFile: situation.largestFile });
    return { engine, said: 'fal (FAL_KEY is set)' };
  });
  return {
    engines: enginesOf(
      made.map(({ engine }) => engine),
      wanted,
    ),
    description:
      made.map(({ said }) => said).join('; for what that can’t do, ') ||
      'none (set FAL_KEY, or KINORA_ENGINE=local)',
  };
}

function localWords(isFirst: boolean): string {
  if (!canMakeClips())
    return `local: this machine draws sketches from words, no AI; clips can't be made: the optional package ${videoLibrary} is not installed`;
  const does =
    'local: this machine draws sketches from words and moves, restyles and extends your own media, no AI';
  return isFirst ? `${does} (set FAL_KEY to use fal)` : does;
}

interface Wishes {
  readonly order: readonly EngineName[];
  /** By the tool's id. */
  readonly wanted: Readonly<Record<string, EngineName>>;
}

/** `fal, local, veo3=local`: which are there, the first that can before the others, and which tool has one to itself. */
function wishesIn(text: string | undefined): Wishes {
  const order: EngineName[] = [];
  const wanted: Record<string, EngineName> = {};
  for (const part of (text ?? '').split(',')) {
    const words = part.split('=').map((word) => word.trim());
    const name = words.at(-1)!;
    if (words.length === 1 && name === '') continue;
    if (words.length > 2 || !isEngineName(name))
      throw new Error(
        `KINORA_ENGINE has "${part.trim()}" in it, and each part must be local, fal, or <tool>=<one of them>.`,
      );
    if (words.length === 1) order.push(name);
    else if (serverTools.some(({ id }) => id === words[0])) wanted[words[0]!] = name;
    else throw new Error(`KINORA_ENGINE speaks of the tool "${words[0]}", and there is none of that name.`);
  }
  return { order: [...new Set(order)], wanted };
}

/** KINORA_CLIP_SCALE, from 0.05 to 1, makes clips smaller for tests; a small one also runs at 24 frames a second. */
export function clipScaleIn(env: Environment): ClipScale {
  const share = Number(env['KINORA_CLIP_SCALE'] ?? 1);
  if (!(share >= 0.05 && share <= 1))
    throw new Error(
      `KINORA_CLIP_SCALE is '${env['KINORA_CLIP_SCALE']}'; it must be a number from 0.05 to 1.`,
    );
  return share === 1 ? fullScale : { shorterSide: fullScale.shorterSide * share, rate: 24 };
}
