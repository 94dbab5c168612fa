import { canMakeClips, fullScale, videoLibrary, type ClipScale } from '@kinora/media/node';
import type { Engine } from './engine.ts';
import { falFromEnvironment } from './fal/falFromEnvironment.ts';
import { localEngine } from './local/localEngine.ts';

export interface ChosenEngine {
  readonly engine: Engine;
  /** For the start message. */
  readonly description: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export interface EngineLimits {
  /** In bytes, what the bucket of creations takes. */
  readonly largestFile: number;
}

/** FAL_KEY picks fal, else this machine renders. */
export function chooseEngine(env: Environment, { largestFile }: EngineLimits): ChosenEngine {
  const key = env['FAL_KEY'];
  if (key) {
    return {
      engine: falFromEnvironment({ env, key, largestFile }),
      description: 'fal (FAL_KEY is set)',
    };
  }
  return {
    engine: localEngine({ scale: clipScaleIn(env) }),
    description: canMakeClips()
      ? 'local: this machine draws sketches from words and moves, restyles and extends your own media, no AI (set FAL_KEY to use fal)'
      : `local: this machine draws sketches from words, no AI; clips can't be made: the optional package ${videoLibrary} is not installed`,
  };
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
