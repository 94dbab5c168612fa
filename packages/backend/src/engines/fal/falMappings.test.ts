import { createFromModel, modelTraining, serverTools, type Stroke } from '@kinora/contract';
import { drawnPicture } from '@kinora/media/node';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { orderFor, toolNamed } from '../testing/orderFor.ts';
import { unsupported } from '../unsupported.ts';
import { mostInside, type OrderedValue } from '../engine.ts';
import { heldFile } from '../heldFile.ts';
import { falEngine } from './falEngine.ts';
import { falEmulator, weightsAddress } from './testing/falEmulator.ts';

const picture = 'data:image/jpeg;base64,/9j/';
const video = 'data:video/mp4;base64,AQ==';
const audio = 'data:audio/mpeg;base64,Ag==';
const { signal } = new AbortController();

/** What fal is asked for, for each tool with these values beside those that its form begins with. */
const asked: readonly (readonly [
  tool: string,
  values: Readonly<Record<string, OrderedValue>>,
  model: string,
  madeBy: string,
  input: Readonly<Record<string, unknown>>,
])[] = [
  [
    'create-image',
    {},
    'fal-ai/flux/krea',
    'Flux Krea',
    {
      prompt: 'Waves roll in, realistic style',
      image_size: { width: 992, height: 992 },
      num_inference_steps: 25,
      num_images: 1,
      enable_safety_checker: true,
      output_format: 'png',
    },
  ],
  [
    'create-image',
    { style: 'anime', aspectRatio: '16:9', quality: 'ultra', steps: 50 },
    'fal-ai/flux/dev',
    'Flux (dev)',
    {
      prompt: 'Waves roll in, anime style',
      image_size: { width: 1888, height: 1056 },
      num_inference_steps: 50,
      num_images: 1,
      enable_safety_checker: true,
      output_format: 'png',
    },
  ],
  [
    'create-image',
    { quality: 'draft', aspectRatio: '9:16', steps: 10 },
    'fal-ai/fast-sdxl',
    'SDXL',
    {
      prompt: 'Waves roll in, realistic style',
      image_size: { width: 480, height: 832 },
      num_inference_steps: 10,
      num_images: 1,
      enable_safety_checker: true,
      format: 'png',
    },
  ],
  [
    modelTraining.id,
    { name: 'Harbour', triggerWord: 'myharbour' },
    'fal-ai/flux-lora-fast-training',
    'Flux LoRA trainer',
    {
      images_data_url: 'https://v3.fal.media/files/upload-1/set.zip',
      trigger_word: 'myharbour',
      is_style: false,
      create_masks: true,
      steps: 1000,
    },
  ],
  [
    modelTraining.id,
    { name: 'Ink wash', triggerWord: '', learnsStyle: true },
    'fal-ai/flux-lora-fast-training',
    'Flux LoRA trainer',
    {
      images_data_url: 'https://v3.fal.media/files/upload-1/set.zip',
      trigger_word: 'Ink wash',
      is_style: true,
      create_masks: false,
      steps: 1000,
    },
  ],
  [
    createFromModel.id,
    { style: 'anime', trainedModel: '0b0e7c1e-1111-4222-8333-444455556666' },
    'fal-ai/flux-lora',
    'Flux (dev) with your model',
    {
      prompt: 'myharbour, Waves roll in, anime style',
      loras: [{ path: weightsAddress, scale: 1 }],
      image_size: { width: 992, height: 992 },
      num_inference_steps: 25,
      num_images: 1,
      enable_safety_checker: true,
      output_format: 'png',
    },
  ],
  [
    createFromModel.id,
    { prompt: 'MyHarbour at dawn', trainedModel: '0b0e7c1e-1111-4222-8333-444455556666' },
    'fal-ai/flux-lora',
    'Flux (dev) with your model',
    {
      prompt: 'MyHarbour at dawn, realistic style',
      loras: [{ path: weightsAddress, scale: 1 }],
      image_size: { width: 992, height: 992 },
      num_inference_steps: 25,
      num_images: 1,
      enable_safety_checker: true,
      output_format: 'png',
    },
  ],
  [
    'kling-video',
    { camera: 'zoom_in', aspectRatio: '9:16', cfg: 10 },
    'fal-ai/kling-video/v1.6/pro/image-to-video',
    'Kling 1.6 Pro',
    {
      prompt: 'Waves roll in The camera slowly zooms in.',
      image_url: picture,
      duration: '5',
      aspect_ratio: '9:16',
      cfg_scale: 0.5,
    },
  ],
  [
    'kling-video-text',
    { duration: 10 },
    'fal-ai/kling-video/v1.6/pro/text-to-video',
    'Kling 1.6 Pro',
    { prompt: 'Waves roll in', duration: '10', aspect_ratio: '16:9', cfg_scale: 0.375 },
  ],
  [
    'kling-multi-image',
    {},
    'fal-ai/kling-video/v1.6/pro/elements',
    'Kling 1.6 Pro',
    {
      prompt: 'Waves roll in',
      input_image_urls: [picture, picture],
      duration: '5',
      aspect_ratio: '16:9',
    },
  ],
  [
    'kling-multi-image',
    {
      images: ['0b0e7c1e-1111-4222-8333-444455556666/a'],
      tail: '0b0e7c1e-1111-4222-8333-444455556666/b',
    },
    'fal-ai/kling-video/v1.6/pro/image-to-video',
    'Kling 1.6 Pro',
    {
      prompt: 'Waves roll in',
      image_url: picture,
      tail_image_url: picture,
      duration: '5',
      aspect_ratio: '16:9',
      cfg_scale: 0.375,
    },
  ],
  [
    'kling-motion-brush',
    {},
    'fal-ai/kling-video/v1/standard/image-to-video',
    'Kling 1.0',
    { prompt: 'Waves roll in', image_url: picture, duration: '5', cfg_scale: 0.375, dynamic_masks: [] },
  ],
  [
    'kling-video-extend',
    { duration: 7 },
    'fal-ai/ltx-2.3/extend-video',
    'LTX 2.3',
    { prompt: 'Waves roll in', video_url: video, duration: 7, mode: 'end' },
  ],
  [
    'kling-effects',
    { effect: 'noir' },
    'fal-ai/kling-video/o1/video-to-video/edit',
    'Kling O1',
    {
      prompt:
        'Turn the video into black and white film noir with hard light and deep shadows in @Video1. Waves roll in',
      video_url: video,
      keep_audio: true,
    },
  ],
  [
    'kling-lip-sync',
    {},
    'fal-ai/kling-video/lipsync/audio-to-video',
    'Kling lip sync',
    { video_url: video, audio_url: audio },
  ],
  [
    'wan-i2v',
    { duration: 8, motion: 3 },
    'fal-ai/wan/v2.2-a14b/image-to-video',
    'WAN 2.2',
    {
      image_url: picture,
      prompt: 'Waves roll in',
      num_frames: 129,
      frames_per_second: 16,
      num_interpolated_frames: 1,
      adjust_fps_for_interpolation: true,
      resolution: '720p',
      aspect_ratio: 'auto',
      shift: 3,
      enable_safety_checker: true,
      enable_output_safety_checker: true,
    },
  ],
  [
    'stable-video',
    {},
    'fal-ai/stable-video',
    'Stable Video Diffusion',
    { image_url: picture, motion_bucket_id: 98, cond_aug: 0.02, fps: 6 },
  ],
  [
    'cogvideox-5b',
    { quality: 10, complexity: 1 },
    'fal-ai/cogvideox-5b/image-to-video',
    'CogVideoX-5B',
    {
      prompt: 'Waves roll in',
      image_url: picture,
      video_size: 'landscape_4_3',
      use_rife: true,
      export_fps: 16,
      guidance_scale: 10,
      num_inference_steps: 60,
    },
  ],
  [
    'veo3',
    { duration: 8, resolution: '1080p', cinema: true },
    'fal-ai/veo3',
    'Veo 3',
    {
      prompt: 'Waves roll in Cinematic film look, shallow depth of field, slow deliberate camera.',
      duration: '8s',
      resolution: '1080p',
      aspect_ratio: '16:9',
      generate_audio: true,
    },
  ],
  [
    'seedance-text',
    { aspectRatio: '21:9', duration: 10, seed: 0, cameraFixed: true },
    'fal-ai/bytedance/seedance/v1/pro/text-to-video',
    'Seedance 1.0 Pro',
    {
      prompt: 'Waves roll in',
      aspect_ratio: '21:9',
      resolution: '1080p',
      duration: '10',
      camera_fixed: true,
      enable_safety_checker: true,
      seed: 0,
    },
  ],
  [
    'seedance-image',
    { model: 'lite', resolution: '720p' },
    'fal-ai/bytedance/seedance/v1/lite/image-to-video',
    'Seedance 1.0 Lite',
    {
      prompt: 'Waves roll in',
      image_url: picture,
      aspect_ratio: '16:9',
      resolution: '720p',
      duration: '5',
      camera_fixed: false,
      enable_safety_checker: true,
    },
  ],
];

describe('on fal', () => {
  it('every tool has a model', () => {
    const engine = falEngine({ key: 'k', largestFile: 1, trains: true });
    for (const tool of serverTools) expect(engine.capabilities(tool), `with ${tool.id}`).not.toBeNull();
    expect(new Set(asked.map(([tool]) => tool))).toEqual(new Set(serverTools.map((tool) => tool.id)));
  });

  it.each(asked)('%s with %o is asked of %s', async (id, values, model, madeBy, input) => {
    const fal = falEmulator({ file: Uint8Array.of(1) });
    const engine = falEngine({ key: fal.key, largestFile: 1, fetch: fal.fetch, trains: true });
    const weights = { address: weightsAddress, triggerWord: 'myharbour' };
    const order = { ...orderFor(toolNamed(id), values), ...(id === createFromModel.id && { weights }) };
    expect(unsupported(order.tool, order.values, engine.capabilities(order.tool)!)).toBeNull();
    expect(await engine.objection(order)).toBeNull();
    expect(engine.madeBy(order)).toBe(madeBy);
    await engine.submit(order, signal);
    expect(fal.submitted).toMatchObject([{ model, input }]);
    expect(Object.keys(fal.submitted[0]!.input).toSorted()).toEqual(Object.keys(input).toSorted());
  });

  it.each([
    ['A party at dawn', 'Art, A party at dawn'],
    ['A piece of art, at dawn', 'A piece of art, at dawn'],
  ])('the word that calls a model stands in %j as a word of its own, or before it', async (prompt, said) => {
    const fal = falEmulator({ file: Uint8Array.of(1) });
    const engine = falEngine({ key: fal.key, largestFile: 1, fetch: fal.fetch });
    const weights = { address: weightsAddress, triggerWord: 'Art' };
    await engine.submit({ ...orderFor(createFromModel, { prompt }), weights }, signal);
    expect(String(fal.submitted[0]!.input['prompt']).startsWith(said)).toBe(true);
  });

  it('another model can stand in for the usual one', async () => {
    const fal = falEmulator({ file: Uint8Array.of(1) });
    const models = { 'fal-ai/veo3': 'fal-ai/veo3.1/fast' };
    const engine = falEngine({ key: fal.key, largestFile: 1, fetch: fal.fetch, models });
    await engine.submit(orderFor(toolNamed('veo3'), { duration: 8 }), signal);
    expect(fal.submitted[0]!.model).toBe('fal-ai/veo3.1/fast');
  });

  it('a file that the provider can fetch travels as its address', async () => {
    const fal = falEmulator({ file: Uint8Array.of(1) });
    const engine = falEngine({ key: fal.key, largestFile: 1, fetch: fal.fetch });
    const address = 'https://files.example.org/in.mp4?token=t';
    const file = {
      ...heldFile({ bytes: Uint8Array.of(1), type: 'video/mp4' }),
      address: () => Promise.resolve(address),
    };
    await engine.submit(orderFor(toolNamed('kling-lip-sync'), {}, { video: [file] }), signal);
    expect(fal.submitted[0]!.input['video_url']).toBe(address);
  });

  it('a large file that it can’t fetch is sent before the request as it comes, with its length, and never held whole', async () => {
    const fal = falEmulator({ file: Uint8Array.of(1) });
    const sent: (string | null)[] = [];
    const engine = falEngine({
      key: fal.key,
      largestFile: 1,
      fetch: (input, init) => {
        if (init?.method === 'PUT') sent.push(new Headers(init.headers).get('content-length'));
        return fal.fetch(input, init);
      },
    });
    const bytes = new Uint8Array(mostInside + 1).fill(7);
    const film = {
      ...heldFile({ bytes, type: 'video/mp4', seconds: 5 }),
      bytes: () => Promise.reject(new Error('It was read whole.')),
    };
    await engine.submit(orderFor(toolNamed('kling-lip-sync'), {}, { video: [film] }), signal);
    const [[address, upload]] = [...fal.uploads] as [[string, Uint8Array]];
    expect(fal.submitted[0]!.input).toMatchObject({ video_url: address, audio_url: audio });
    expect([upload.length, upload.at(-1), sent]).toEqual([mostInside + 1, 7, [String(mostInside + 1)]]);
  });
});

/** The brush that a stroke over a picture of 200 by 100 becomes, and what of its mask is white. */
async function brushOf(stroke: Stroke) {
  const fal = falEmulator({ file: Uint8Array.of(1) });
  const engine = falEngine({ key: fal.key, largestFile: 1, fetch: fal.fetch });
  const bytes = await drawnPicture('seaAtDusk', { width: 200, height: 100 }, 1);
  const order = orderFor(
    toolNamed('kling-motion-brush'),
    { strokes: [stroke] },
    { image: [heldFile({ bytes, type: 'image/jpeg' })] },
  );
  await engine.submit(order, signal);
  const [mask] = fal.submitted[0]!.input['dynamic_masks'] as {
    mask_url: string;
    trajectories: { x: number; y: number }[];
  }[];
  const png = Buffer.from(mask!.mask_url.slice('data:image/png;base64,'.length), 'base64');
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  return {
    way: mask!.trajectories,
    size: [png.readUInt32BE(16), png.readUInt32BE(20)],
    at: (x: number, y: number) => rows[y * 201 + 1 + x],
  };
}

it('a stroke becomes a mask over what moves, as large as the picture’s shape, and the way it goes (D30)', async () => {
  const { way, size, at } = await brushOf({
    points: [
      [0.2, 0.25],
      [0.4, 0.25],
    ],
    direction: [0.5, -0.5],
  });
  // From the lower left corner: right and up, to the edge at most.
  expect([way[0], way.at(-1)]).toEqual([
    { x: 60, y: 75 },
    { x: 160, y: 100 },
  ]);
  expect(size).toEqual([200, 100]);
  expect([at(40, 25), at(60, 25), at(80, 25)]).toEqual([255, 255, 255]);
  expect([at(60, 60), at(120, 25), at(0, 0)]).toEqual([0, 0, 0]);
});

it('a stroke that comes back to where it began becomes a mask over all that it goes round (D30)', async () => {
  const { at } = await brushOf({
    points: [
      [0.2, 0.2],
      [0.6, 0.2],
      [0.6, 0.8],
      [0.2, 0.8],
      [0.2, 0.22],
    ],
    direction: [0.2, 0],
  });
  expect([at(80, 50), at(50, 30), at(110, 70)]).toEqual([255, 255, 255]);
  expect([at(20, 50), at(140, 50), at(80, 95)]).toEqual([0, 0, 0]);
});
