import { modelTraining, trainingAsked } from '@kinora/contract';
import { extensionOf } from '@kinora/media';
import { makeZip } from 'client-zip';
import type { OrderedFile } from '../engine.ts';
import { callOf, falMapping } from './falMapping.ts';

/** Pictures without what their owner called them, and without a date. */
async function zipOf(pictures: readonly OrderedFile[]): Promise<Blob> {
  const lastModified = new Date(Date.UTC(2000, 0, 1));
  /** Each is read when its turn comes. */
  async function* entries() {
    for (const [index, { type, bytes }] of pictures.entries())
      yield {
        name: `${String(index + 1).padStart(2, '0')}.${extensionOf(type)}`,
        lastModified,
        input: (await bytes()) as Uint8Array<ArrayBuffer>,
      };
  }
  // Each piece goes into a blob of its own as it comes, and a blob of blobs copies nothing: the set is held once.
  const pieces: Blob[] = [];
  for await (const piece of makeZip(entries())) pieces.push(new Blob([piece as Uint8Array<ArrayBuffer>]));
  return new Blob(pieces, { type: 'application/zip' });
}

/** The trainer makes layers over Flux (dev), and nothing else. */
export const training = falMapping(modelTraining, {
  capabilities: {
    accepts: { base: ['flux-dev'] },
    reportsProgress: false,
    // Who stops a training gets nothing of it, so it costs nothing either (D36).
    refundsCancelled: 'always',
  },
  madeBy: 'Flux LoRA trainer',
  call: async (values, files, { keep }) =>
    callOf('fal-ai/flux-lora-fast-training', {
      images_data_url: await keep(await zipOf(files('images'))),
      trigger_word: trainingAsked(modelTraining, values).triggerWord,
      is_style: values.learnsStyle,
      // Masks are for a person or a thing.
      create_masks: !values.learnsStyle,
      steps: 1000,
    }),
});
