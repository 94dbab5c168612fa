import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { doWork, fullScale, type MadePicture } from '../packages/media/src/node.ts';
import { root } from './test/command.ts';

/** What stands for each generator, each guide and each image model in the app, drawn by Kinora's own engine: prompt and style. */
const pictures = {
  'tool/wan-i2v': ['A sailing boat on a calm sea at sunset', 'photographic'],
  'tool/kling-ai': ['A city at night with lit windows under the moon', 'artistic'],
  'tool/stable-video': ['Mist between firs in a forest at dawn', 'photographic'],
  'tool/cogvideox-5b': ['Mountains in the snow under a clear blue sky', 'digital-art'],
  'tool/veo3': ['A lighthouse on a cliff above a stormy sea', 'realistic'],
  'tool/seedance': ['A hot air balloon over a meadow in the morning', 'photographic'],
  'tutorial/first-clip': ['A hot air balloon over mountains at sunrise', 'digital-art'],
  'tutorial/image-to-video': ['A boat on a lake between mountains', 'photographic'],
  'tutorial/better-prompts': ['A desert with dunes at dusk and birds', 'realistic'],
  'tutorial/motion-brush': ['Waves of the sea at night under the moon', 'digital-art'],
  'tutorial/consistent-character': ['A person at a cabin in a snowy forest', 'anime'],
  'tutorial/training-set': ['A single tree on a meadow in autumn', 'photographic'],
  'model/flux-dev': ['A castle on a hill above a river at sunrise', 'digital-art'],
  'model/flux-realism': ['A cabin by a lake between mountains in autumn', 'photographic'],
  'model/sdxl': ['A city by the sea at dusk with birds', 'anime'],
} as const;

for (const [name, [prompt, style]] of Object.entries(pictures)) {
  const order = {
    tool: 'create-image',
    model: 'sketch',
    prompt,
    style,
    aspect: '16:9',
    side: 480,
    detail: 1,
  } as const;
  const made = (await doWork({ work: 'sketchPicture', order }, fullScale)) as MadePicture;
  writeFileSync(path.join(root, 'packages/app/src/pictures', `${name.replace('/', '-')}.jpg`), made.poster);
  console.log(name, `${made.width}x${made.height}`, `${(made.poster.byteLength / 1000).toFixed(0)} kB`);
}
