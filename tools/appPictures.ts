import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { asWebp, doWork, fullScale, type MadeClip, type MadePicture } from '../packages/media/src/node.ts';
import { root } from './test/command.ts';

/** What stands for each guide and each image model in the app, drawn by Kinora's own engine: prompt and style. */
const pictures = {
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

/** To start from on the home page: as large as a studio wants one. */
const toTry = {
  'try/lighthouse': ['A lighthouse on a cliff by the sea at sunset with birds', 'realistic'],
  'try/mountains': ['Mountains under the stars and the moon at night', 'digital-art'],
  'try/balloons': ['Hot air balloons over a desert with dunes at sunrise', 'realistic'],
  'try/cabin': ['A cabin in a snowy forest at dusk', 'realistic'],
} as const;

/** What stands for each generator: a clip that plays over its own first frame. */
const clips = {
  'tool/wan-i2v': 'A sailing boat on a calm sea at sunset',
  'tool/kling-ai': 'A city at night with lit windows under the moon',
  'tool/stable-video': 'Mist between firs in a forest at dawn',
  'tool/cogvideox-5b': 'Mountains in the snow under a clear blue sky',
  'tool/veo3': 'A lighthouse on a cliff above a stormy sea',
  'tool/seedance': 'A hot air balloon over a meadow in the morning',
} as const;

const told = { tool: 'create-image', model: 'sketch', aspect: '16:9' } as const;

function keep(name: string, ending: 'webp' | 'mp4', bytes: Uint8Array): void {
  const file = `${name.replace('/', '-')}.${ending}`;
  writeFileSync(path.join(root, 'packages/app/src/pictures', file), bytes);
  console.log(file, `${(bytes.byteLength / 1000).toFixed(1)} kB`);
}

const drawings = [
  ...Object.entries(pictures).map((each) => [...each, 480] as const),
  ...Object.entries(toTry).map((each) => [...each, 640] as const),
];
for (const [name, [prompt, style], side] of drawings) {
  const order = { ...told, prompt, style, side, detail: 1 };
  const { poster } = (await doWork({ work: 'sketchPicture', order }, fullScale)) as MadePicture;
  keep(name, 'webp', await asWebp(poster));
}

for (const [name, prompt] of Object.entries(clips)) {
  const order = { ...told, prompt, seconds: 2, lines: 270, isRough: true, isLoop: true };
  const made = (await doWork({ work: 'sketchClip', order }, { ...fullScale, rate: 20 })) as MadeClip;
  keep(name, 'webp', await asWebp(made.poster));
  keep(name, 'mp4', made.clip);
}
