/** What each tool sends and costs, as the specification's tables say it: written down here, and derived from nothing. */
export interface SpecifiedCall {
  /** The items of the specification that say so. */
  readonly says: string;
  readonly tool: string;
  readonly calls: string;
  /** What has to be given, by the name of its place; a text where it is words. */
  readonly given: Readonly<Record<string, 'picture' | 'clip' | 'sound' | 'pictures' | 'words' | 'stroke'>>;
  /** The whole body, and the price beside it, before any setting is touched. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly price: number;
  /** One setting after the other, each with all that it changes. */
  readonly settings: readonly Setting[];
}

export interface Setting {
  readonly set: readonly Setter[];
  readonly changes: Readonly<Record<string, unknown>>;
  readonly price: number;
}

/** A control by its name, as a person sees it. */
export type Setter =
  | { readonly slide: string; readonly to: number }
  | { readonly choose: string; readonly option: string }
  | { readonly turnOn: string }
  | { readonly turnOff: string }
  | { readonly type: string; readonly text: string };

/** Stands for a file that was chosen: as a data URL (A352). */
export const files = { picture: 'the picture', clip: 'the clip', sound: 'the sound' } as const;

/** As they arrive: what was typed around them in blanks is gone (A356). */
export const words = 'Waves roll in at dawn';

const lengths = (prices: Readonly<Record<number, number>>): Setting[] =>
  Object.entries(prices).map(([seconds, price]) => ({
    set: [{ slide: 'Duration', to: Number(seconds) }],
    changes: { duration: Number(seconds), credits_cost: price },
    price,
  }));

/** Settings that leave the price as it is. */
const same = (price: number, ...all: readonly (readonly [Setter, Readonly<Record<string, unknown>>])[]) =>
  all.map(([set, changes]): Setting => ({ set: [set], changes, price }));

const shape = (option: string) => [{ choose: 'Aspect ratio', option }, { aspect_ratio: option }] as const;
const guidance = (to: number) => [{ slide: 'CFG scale', to }, { cfg_scale: to }] as const;
const camera = (option: string, type: string | null) =>
  [{ choose: 'Camera control', option }, { camera_control: type && { type } }] as const;

const cameras = [
  camera('Zoom in', 'zoom_in'),
  camera('Zoom out', 'zoom_out'),
  camera('Pan left', 'pan_left'),
  camera('Pan right', 'pan_right'),
  camera('Tilt up', 'tilt_up'),
  camera('Tilt down', 'tilt_down'),
  camera('None', null),
] as const;

const premium: readonly SpecifiedCall[] = [
  {
    says: 'A260 A262 A263 A264 A265 A266 A267',
    tool: 'kling-video',
    calls: 'generate-video',
    given: { image: 'picture', prompt: 'words' },
    body: {
      model: 'kling-video',
      image: files.picture,
      prompt: words,
      duration: 5,
      aspect_ratio: '16:9',
      cfg_scale: 7.5,
      camera_control: null,
      credits_cost: 300,
    },
    price: 300,
    settings: [
      ...lengths({ 3: 200, 4: 200, 5: 300, 7: 300, 8: 400, 9: 400, 10: 500 }),
      ...same(500, shape('9:16'), shape('1:1'), guidance(1), guidance(20), guidance(12.5), ...cameras),
    ],
  },
  {
    says: 'A275 A276 A277 A278 A282',
    tool: 'kling-multi-image',
    calls: 'generate-video',
    given: { images: 'pictures', tail: 'picture', prompt: 'words' },
    body: {
      model: 'kling-multi-image',
      images: [files.picture, files.picture],
      tail_image: files.picture,
      prompt: words,
      duration: 5,
      aspect_ratio: '16:9',
      cfg_scale: 7.5,
      camera_control: null,
      credits_cost: 450,
    },
    price: 450,
    settings: [
      ...lengths({ 2: 300, 5: 450, 8: 600, 10: 750 }),
      ...same(750, shape('9:16'), guidance(15), cameras[0]),
    ],
  },
  {
    says: 'A284 A286 D30',
    tool: 'kling-motion-brush',
    calls: 'generate-video',
    given: { image: 'picture', strokes: 'stroke', prompt: 'words' },
    body: {
      model: 'kling-motion-brush',
      image: files.picture,
      motion_brush: [{ points: [[0.5, 0.5]], direction: [0.2, 0] }],
      prompt: words,
      duration: 5,
      aspect_ratio: '16:9',
      cfg_scale: 7.5,
      credits_cost: 390,
    },
    price: 390,
    settings: [...lengths({ 3: 260, 5: 390, 8: 520, 10: 650 }), ...same(650, shape('1:1'), guidance(9))],
  },
  {
    says: 'A289 A291',
    tool: 'kling-video-extend',
    calls: 'generate-video',
    given: { video: 'clip', prompt: 'words' },
    body: {
      model: 'kling-video-extend',
      video_url: files.clip,
      prompt: words,
      duration: 5,
      aspect_ratio: '16:9',
      cfg_scale: 7.5,
      credits_cost: 360,
    },
    price: 360,
    settings: [...lengths({ 3: 240, 5: 360, 8: 480, 10: 600 }), ...same(600, shape('9:16'), guidance(3.5))],
  },
  {
    says: 'A293 A295 D14',
    tool: 'kling-effects',
    calls: 'generate-video',
    given: { video: 'clip' },
    body: {
      model: 'kling-effects',
      video_url: files.clip,
      effect_type: 'style_transfer',
      prompt: '',
      duration: 5,
      credits_cost: 300,
    },
    price: 300,
    settings: [
      ...lengths({ 3: 200, 5: 300, 8: 400, 10: 500 }),
      ...same(
        500,
        [{ choose: 'Effect type', option: 'Color Grading' }, { effect_type: 'color_grading' }],
        [{ choose: 'Effect type', option: 'Vintage Filter' }, { effect_type: 'vintage_filter' }],
        [{ choose: 'Effect type', option: 'Cyberpunk Style' }, { effect_type: 'cyberpunk' }],
        [{ choose: 'Effect type', option: 'Anime Style' }, { effect_type: 'anime_style' }],
        [{ choose: 'Effect type', option: 'Film Noir' }, { effect_type: 'noir' }],
        [{ type: 'Describe the effect', text: '  Warm and faded ' }, { prompt: 'Warm and faded' }],
      ),
    ],
  },
  {
    says: 'A298 A300',
    tool: 'kling-video-text',
    calls: 'generate-video',
    given: { prompt: 'words' },
    body: {
      model: 'kling-video-text',
      prompt: words,
      duration: 5,
      aspect_ratio: '16:9',
      cfg_scale: 7.5,
      credits_cost: 300,
    },
    price: 300,
    settings: [...lengths({ 3: 200, 5: 300, 8: 400, 10: 500 }), ...same(500, shape('9:16'), guidance(20))],
  },
  {
    says: 'A304 A306',
    tool: 'kling-lip-sync',
    calls: 'generate-video',
    given: { video: 'clip', audio: 'sound' },
    body: { model: 'kling-lip-sync', video: files.clip, audio: files.sound, credits_cost: 400 },
    price: 400,
    settings: [],
  },
];

const motion = (to: number) => [{ slide: 'Motion strength', to }, { motion_strength: to }] as const;
const stability = (to: number) => [{ slide: 'Stability factor', to }, { stability_factor: to }] as const;
const complexity = (to: number) => [{ slide: 'Complexity level', to }, { complexity_level: to }] as const;
const quality = (to: number) => [{ slide: 'Quality boost', to }, { quality_boost: to }] as const;

const oneModel: readonly SpecifiedCall[] = [
  {
    says: 'A313 A314 A315',
    tool: 'wan-i2v',
    calls: 'generate-video',
    given: { image: 'picture', prompt: 'words' },
    body: {
      model: 'wan-i2v',
      image: files.picture,
      prompt: words,
      duration: 5,
      motion_strength: 5,
      credits_cost: 200,
    },
    price: 200,
    settings: [...lengths({ 2: 150, 4: 150, 5: 200, 7: 200, 8: 250 }), ...same(250, motion(1), motion(10))],
  },
  {
    says: 'A316 A317',
    tool: 'stable-video',
    calls: 'generate-video',
    given: { image: 'picture', prompt: 'words' },
    body: {
      model: 'stable-video',
      image: files.picture,
      prompt: words,
      duration: 4,
      stability_factor: 7,
      credits_cost: 100,
    },
    price: 100,
    settings: [...lengths({ 2: 100, 3: 100 }), ...same(100, stability(1), stability(10))],
  },
  {
    says: 'A318 A319',
    tool: 'cogvideox-5b',
    calls: 'generate-video',
    given: { image: 'picture', prompt: 'words' },
    body: {
      model: 'cogvideox-5b',
      image: files.picture,
      prompt: words,
      duration: 6,
      complexity_level: 7,
      quality_boost: 8,
      credits_cost: 150,
    },
    price: 150,
    settings: [
      ...lengths({ 2: 150, 5: 150 }),
      ...same(150, complexity(1), complexity(10), quality(1), quality(10)),
    ],
  },
];

/** In every order of settings the total is their sum: one is changed at a time. */
const veoSettings: readonly (readonly [Setter, Readonly<Record<string, unknown>>, number])[] = [
  [{ choose: 'Resolution', option: '480p' }, { resolution: '480p' }, 300],
  [{ turnOn: 'Cinema Mode' }, { cinema_mode: true }, 320],
  [{ choose: 'Resolution', option: '720p' }, { resolution: '720p' }, 325],
  [{ choose: 'Resolution', option: '1080p' }, { resolution: '1080p' }, 335],
  [{ choose: 'Duration', option: '8 s' }, { duration: 8 }, 535],
  [{ turnOff: 'Cinema Mode' }, { cinema_mode: false }, 515],
  [{ choose: 'Resolution', option: '720p' }, { resolution: '720p' }, 505],
  [{ choose: 'Resolution', option: '480p' }, { resolution: '480p' }, 500],
];

const fromWords: readonly SpecifiedCall[] = [
  {
    says: 'A321 A322 A323 A324',
    tool: 'veo3',
    calls: 'generate-video-from-text',
    given: { prompt: 'words' },
    body: {
      model: 'veo3',
      prompt: words,
      duration: 5,
      resolution: '720p',
      cinema_mode: false,
      credits_cost: 305,
    },
    price: 305,
    settings: veoSettings.map(([set, changes, price]) => ({
      set: [set],
      changes: { ...changes, credits_cost: price },
      price,
    })),
  },
];

/** No price is sent; the one of the table is shown (D7). */
const seedanceSettings: readonly Setting[] = [
  ...same(
    300,
    shape('21:9'),
    shape('4:3'),
    shape('1:1'),
    shape('3:4'),
    shape('9:16'),
    [{ choose: 'Resolution', option: '480p' }, { resolution: '480p' }],
    [{ choose: 'Resolution', option: '1080p' }, { resolution: '1080p' }],
    [{ turnOn: 'Fix Camera Position' }, { camera_fixed: true }],
    [{ type: 'Seed', text: '77' }, { seed: 77 }],
  ),
  { set: [{ choose: 'Duration', option: '10 s' }], changes: { duration: 10 }, price: 500 },
  {
    set: [{ choose: 'Model', option: 'Lite' }],
    changes: { model_type: 'lite', resolution: '720p' },
    price: 400,
  },
  { set: [{ choose: 'Duration', option: '5 s' }], changes: { duration: 5 }, price: 200 },
];

const seedance = (type: 'text-to-video' | 'image-to-video'): SpecifiedCall => {
  const hasPicture = type === 'image-to-video';
  return {
    says: 'A326 A328 A329 A330 A334 A335 A336 A337 D6 D7',
    tool: hasPicture ? 'seedance-image' : 'seedance-text',
    calls: 'generate-seedance-video',
    given: hasPicture ? { prompt: 'words', image: 'picture' } : { prompt: 'words' },
    body: {
      prompt: words,
      image: hasPicture ? files.picture : null,
      aspect_ratio: '16:9',
      duration: 5,
      resolution: '1080p',
      model_type: 'pro',
      camera_fixed: false,
      type,
    },
    price: 300,
    settings: seedanceSettings,
  };
};

const style = (option: string, value: string, suffix: string): readonly [Setter, Record<string, unknown>] => [
  { choose: 'Style', option },
  { style: value, prompt: `${words}${suffix}` },
];
const pictureShape = (option: string) =>
  [{ choose: 'Aspect ratio', option }, { aspectRatio: option }] as const;
const pictureQuality = (option: string, price: number): Setting => ({
  set: [{ choose: 'Quality', option }],
  changes: { quality: option.toLowerCase() },
  price,
});

const image: SpecifiedCall = {
  says: 'A214 A215 A216 A217 A218 A219 D12',
  tool: 'create-image',
  calls: 'generate-image',
  given: { prompt: 'words' },
  body: {
    prompt: `${words}, realistic style`,
    style: 'realistic',
    aspectRatio: '1:1',
    quality: 'standard',
    steps: 25,
  },
  price: 10,
  settings: [
    ...same(
      10,
      style('Artistic', 'artistic', ', artistic style'),
      style('Cartoon', 'cartoon', ', cartoon style'),
      style('Abstract', 'abstract', ', abstract style'),
      style('Anime', 'anime', ', anime style'),
      style('Photographic', 'photographic', ', photographic style'),
      style('Digital art', 'digital-art', ', digital art style'),
      style('3D render', '3d-render', ', 3D render style'),
      pictureShape('16:9'),
      pictureShape('9:16'),
      pictureShape('4:3'),
      pictureShape('3:2'),
      [{ slide: 'Steps', to: 10 }, { steps: 10 }],
      [{ slide: 'Steps', to: 50 }, { steps: 50 }],
    ),
    pictureQuality('Draft', 5),
    pictureQuality('High', 50),
    pictureQuality('Ultra', 50),
  ],
};

export const specifiedCalls: readonly SpecifiedCall[] = [
  image,
  ...premium,
  ...oneModel,
  ...fromWords,
  seedance('text-to-video'),
  seedance('image-to-video'),
];
