import type { Creation } from '@kinora/contract';
import { creationFixture, pictures as drawn } from '@kinora/contract/testing';
import { pictures } from '../../pictures/pictures.ts';
import { samplePicture } from './samplePicture.ts';

type Made = Partial<Creation> & Pick<Creation, 'thumbnail_url' | 'model_used'>;

const clip = (
  model_used: string,
  thumbnail_url: string | undefined,
  changes: Partial<Creation> = {},
): Made => ({
  model_used,
  thumbnail_url: thumbnail_url ?? null,
  width: 1280,
  height: 720,
  ...changes,
});

const picture = (
  { url, width, height }: { readonly url: string; readonly width: number; readonly height: number },
  changes: Partial<Creation> = {},
): Made => ({
  type: 'image',
  model_used: 'create-image',
  file_url: url,
  thumbnail_url: url,
  width,
  height,
  seconds: null,
  ...changes,
});

const sample = (name: string) => ({ url: samplePicture(`sample/${name}`), width: 960, height: 540 });
const unfinished = { file_url: null, thumbnail_url: null, download_url: null } as const;

/** What somebody has after some weeks: clips and pictures of every shape, of many tools, in every state. */
const made: readonly Made[] = [
  clip('veo3', undefined, { ...unfinished, status: 'processing', title: 'Tram in the rain' }),
  clip('wan-i2v', pictures['tool/wan-i2v'], { title: 'Harbour before the storm', is_liked: true }),
  picture(drawn.dusk, { title: 'Poster, upright', is_liked: true }),
  clip('kling-ai', pictures['tool/kling-ai'], { is_liked: true }),
  picture(sample('lanterns'), { title: 'Lanterns over the river', is_liked: true }),
  clip('seedance', undefined, { ...unfinished, status: 'failed', title: 'A street at noon' }),
  picture(drawn.slate, { title: null, prompt: 'A grey square', is_liked: true }),
  clip('veo3', pictures['tool/veo3'], { title: 'Kettle', is_liked: true }),
  clip('stable-video', pictures['tool/stable-video'], {
    title: 'The long way home past the mill, the two bridges and the lighthouse, with the light going',
    is_liked: true,
  }),
  picture(sample('barley'), { title: 'Barley', is_liked: true }),
  clip('cogvideox-5b', pictures['tool/cogvideox-5b'], { is_liked: true }),
  clip('seedance', pictures['tool/seedance'], { title: 'Black sand' }),
  picture(drawn.lagoon, { title: 'Lagoon', is_liked: true }),
  clip('wan-i2v', pictures['tutorial/motion-brush'], { title: 'Sails, with a motion brush', is_liked: true }),
  clip('kling-ai', drawn.dusk.url, { title: 'Upright clip', width: 720, height: 1280, is_liked: true }),
  picture(sample('harbour'), { title: 'Harbour' }),
  clip('wan-i2v', pictures['tutorial/first-clip'], { title: 'First clip', is_liked: true }),
  picture(drawn.ember, { title: 'Ember', is_liked: true }),
];

export const fullHistory: readonly Creation[] = made.map((changes, index) =>
  creationFixture({ is_liked: false, ...changes }, index),
);
