import { tutorialsWith, type Tutorial } from '@kinora/contract';
import { pictures } from '@kinora/contract/testing';

/** Three with a video, three without (A346). */
export const tutorials: readonly Tutorial[] = tutorialsWith({
  'first-clip': 'https://video.example.com/first-clip',
  'image-to-video': 'https://video.example.com/image-to-video',
  'better-prompts': 'https://video.example.com/better-prompts',
});

/** One whose video is still to come. */
export const toCome = tutorials[3]!;

const drawn = [pictures.ember, pictures.lagoon, pictures.slate];

/** A drawn picture for each. */
export const tutorialPictures: Readonly<Record<string, string>> = Object.fromEntries(
  tutorials.map(({ thumbnail }, index) => [thumbnail, drawn[index % drawn.length]!.url]),
);
