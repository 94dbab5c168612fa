import { kindOf, mediaOf, type MediaKind } from '@kinora/contract';
import { clipObjection, pictureSize, PictureProblem } from '@kinora/media/node';
import type { EngineOrder, OrderedFile } from '../engine.ts';

/** What the video library reads is far more than this; what it doesn't is this. */
const unread = 'video/x-msvideo';

async function ofFile(media: MediaKind | null, file: OrderedFile): Promise<string | null> {
  if (media === 'video' && file.type === unread)
    return `The video is an AVI, which can't be read here. Save it as MP4 and choose that; nothing was charged.`;
  if (media === 'video') return clipObjection({ width: file.width ?? 0, height: file.height ?? 0 });
  if (media !== 'image') return null;
  try {
    await pictureSize(await file.bytes());
    return null;
  } catch (problem) {
    if (problem instanceof PictureProblem) return problem.message;
    throw problem;
  }
}

/** How far a clip may fall short of a length and still count as it. */
const tolerance = 0.2;

/** What is cut, never stretched: nobody pays for seconds that are not there. */
function tooShort({ tool, values, files }: EngineOrder): string | null {
  for (const [name, input] of Object.entries(tool.inputs)) {
    const bound = kindOf(input).notLonger?.(input);
    if (!bound) continue;
    const { than, why, least } = bound;
    const asked = Number((values as Readonly<Record<string, unknown>>)[name]);
    const seconds = files[than]?.[0]?.seconds ?? null;
    if (seconds === null || asked === least || seconds >= asked - tolerance) continue;
    const fits = Math.max(least, Math.floor(seconds + tolerance));
    const clip = tool.inputs[than]?.label.toLowerCase() ?? than;
    return `The ${clip} lasts ${seconds.toFixed(1)} s and ${why}. Choose a ${input.label.toLowerCase()} of ${fits} s; nothing was charged.`;
  }
  return null;
}

/** Why the files of an order can't be worked with; null when they can. */
export async function fileObjection(order: EngineOrder): Promise<string | null> {
  for (const [name, given] of Object.entries(order.files)) {
    const input = order.tool.inputs[name];
    const media = input ? mediaOf(input) : null;
    for (const file of given) {
      const objection = await ofFile(media, file);
      if (objection !== null) return objection;
    }
  }
  return tooShort(order);
}
