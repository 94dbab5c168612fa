import { createHash } from 'node:crypto';
import { wanImageToVideo } from '@kinora/contract';
import { seedOf } from '@kinora/media';
import { drawnPicture, localEngine, type ClipScale } from '@kinora/media/node';
import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import { renderClip } from '../engines/local/renderClip.ts';
import type { FileStore } from '../files/fileStore.ts';
import { demoScenes, type DemoScene } from './demoScenes.ts';

export interface DemoContext {
  readonly database: ServiceDatabase;
  readonly files: FileStore;
  readonly log: (line: string) => void;
  readonly signal?: AbortSignal;
  readonly scale?: ClipScale;
}

/** Smaller than a clip that somebody waits for: three are made while a person looks around. */
const demoScale: ClipScale = { shorterSide: 480, rate: 24 };

/** Always the same id for the same scene of the same account, so that a second run adds nothing. */
function idOf(user: string, scene: DemoScene): string {
  const hash = createHash('sha256').update(`${user}:${scene.scene}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/**
 * Gives an account a little history of drawn pictures that move, made by the local engine and charged to nobody.
 * Safe at every start: what is there stays, what was interrupted is made, what its owner deleted stays deleted.
 */
export async function seedDemo(user: string, context: DemoContext): Promise<number> {
  const { database } = context;
  const missing: { id: string; scene: DemoScene; picture: string }[] = [];
  // All cards first, so that the history is whole while the clips are made; the oldest has the first number.
  for (const scene of demoScenes.toReversed()) {
    const id = idOf(user, scene);
    const picture = `${user}/${id}.image.jpg`;
    const isMissing = await database.call<boolean>('import_creation', {
      p_user: user,
      p_creation: id,
      p_kind: wanImageToVideo.makes,
      p_title: scene.title,
      p_prompt: scene.prompt,
      p_model: wanImageToVideo.call.model,
      p_made_by: localEngine,
      p_settings: { image: picture, prompt: scene.prompt, duration: scene.seconds, motion: scene.strength },
      p_age_seconds: scene.ageSeconds,
    });
    if (isMissing) missing.push({ id, scene, picture });
  }
  for (const { id, scene, picture } of missing.toReversed()) await make(user, id, scene, picture, context);
  return missing.length;
}

async function make(
  user: string,
  id: string,
  scene: DemoScene,
  place: string,
  context: DemoContext,
): Promise<void> {
  const { database, files, log, signal = new AbortController().signal, scale = demoScale } = context;
  const picture = await drawnPicture(scene.scene, scene, seedOf(scene.title));
  const made = await renderClip(
    {
      work: 'imageToVideo',
      order: {
        picture,
        prompt: scene.prompt,
        seconds: scene.seconds,
        strength: scene.strength,
        tool: wanImageToVideo.id,
        model: wanImageToVideo.call.model,
      },
      scale,
    },
    { signal, onProgress: () => undefined },
  );
  await files.write(place, { bytes: picture, type: 'image/jpeg' });
  await files.write(`${user}/${id}.mp4`, { bytes: made.clip, type: 'video/mp4' });
  await files.write(`${user}/${id}.jpg`, { bytes: made.poster, type: 'image/jpeg' });
  await database.call('complete_import', {
    p_creation: id,
    p_file: `${user}/${id}.mp4`,
    p_poster: `${user}/${id}.jpg`,
    p_width: made.width,
    p_height: made.height,
    p_seconds: made.seconds,
  });
  log(`Demo history: ${scene.title} is ready`);
}
