import { catalogue } from '../tools/catalogue.ts';
import { priceRange } from '../tools/price.ts';

/** The least that a video can cost. */
export const cheapestVideo: number = Math.min(
  ...catalogue.filter((tool) => tool.makes === 'video').map((tool) => priceRange(tool).from),
);

/** While an included video is left, or the balance covers the cheapest one (DECISIONS, What a generation costs). */
export const canGenerate = (includedVideos: number, balance: number): boolean =>
  includedVideos > 0 || balance >= cheapestVideo;
