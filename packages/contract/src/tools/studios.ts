import { cogVideo } from './cogVideo.ts';
import { createImageStudio } from './createImageStudio.ts';
import { imageToPrompt } from './imageToPrompt.ts';
import { premiumStudio } from './premium/premiumStudio.ts';
import { seedanceStudio } from './seedanceStudio.ts';
import { stableVideo } from './stableVideo.ts';
import { alone, toolBeside, type StudioDefinition, type StudioMode } from './studioDefinition.ts';
import { studioPages } from './studioPages.ts';
import { trainStudio } from './trainStudio.ts';
import { ultimateUpscale } from './ultimateUpscale.ts';
import { veo3 } from './veo3.ts';
import { wanImageToVideo } from './wanImageToVideo.ts';

/** Every studio there is, in the order of their pages. */
export const studios: readonly StudioDefinition[] = [
  alone(studioPages.wan, wanImageToVideo),
  premiumStudio,
  alone(studioPages.stableVideo, stableVideo),
  alone(studioPages.cogVideo, cogVideo),
  alone(studioPages.veo3, veo3),
  seedanceStudio,
  createImageStudio,
  alone(studioPages.imageToPrompt, imageToPrompt),
  alone(studioPages.upscale, ultimateUpscale),
  trainStudio,
];

/** The studio and tab where a tool is. */
export function placeOf(tool: { readonly id: string }): {
  readonly studio: StudioDefinition;
  readonly mode: StudioMode;
} | null {
  for (const studio of studios) {
    const modes: readonly StudioMode[] = studio.modes;
    const found = modes.find((each) => each.tool.id === tool.id);
    if (found) return { studio, mode: found };
    if (toolBeside(studio)?.id === tool.id) return { studio, mode: studio.modes[0] };
  }
  return null;
}
