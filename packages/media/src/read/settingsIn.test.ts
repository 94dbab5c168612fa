import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngWith, withComment, withMakeAndModel, type PngTextKind } from '../testing/taggedPictures.ts';
import { withPngText } from '../write/pngText.ts';
import { digitalSourceTypes } from '../write/provenance.ts';
import { settingsIn } from './settingsIn.ts';

const automatic = `a harbour at dawn, (masterpiece:1.2)
second line
Negative prompt: blurry, people
Steps: 28, Sampler: DPM++ 2M Karras, CFG scale: 6.5, Seed: 1234567890, Size: 768x512, Model hash: 31e35c80fc, Model: sdxl_base, Lora hashes: "one: 1a2b, two: 3c4d", Version: v1.9.4`;
const automaticSettings = {
  program: 'Automatic1111',
  prompt: 'a harbour at dawn, (masterpiece:1.2)\nsecond line',
  negative: 'blurry, people',
  steps: 28,
  sampler: 'DPM++ 2M Karras',
  guidance: 6.5,
  seed: 1234567890,
  width: 768,
  height: 512,
  model: 'sdxl_base',
};

const graph = {
  3: {
    class_type: 'KSampler',
    inputs: {
      seed: 42,
      steps: ['9', 0],
      cfg: 8,
      sampler_name: 'euler',
      model: ['4', 0],
      positive: ['6', 0],
      negative: ['7', 0],
      latent_image: ['5', 0],
    },
  },
  4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'dream.safetensors' } },
  5: { class_type: 'EmptyLatentImage', inputs: { width: 640, height: 960, batch_size: 1 } },
  6: { class_type: 'CLIPTextEncode', inputs: { text: ['8', 0], clip: ['4', 1] } },
  7: { class_type: 'CLIPTextEncode', inputs: { text: 'text, watermark', clip: ['4', 1] } },
  8: { class_type: 'PrimitiveString', inputs: { value: 'a lighthouse in a storm' } },
  9: { class_type: 'PrimitiveInt', inputs: { value: 30 } },
};
const comfySettings = {
  program: 'ComfyUI',
  prompt: 'a lighthouse in a storm',
  negative: 'text, watermark',
  model: 'dream.safetensors',
  seed: 42,
  steps: 30,
  guidance: 8,
  sampler: 'euler',
  width: 640,
  height: 960,
};
const guidedGraph = {
  1: {
    class_type: 'SamplerCustomAdvanced',
    inputs: {
      noise: ['2', 0],
      guider: ['3', 0],
      sampler: ['4', 0],
      sigmas: ['5', 0],
      latent_image: ['6', 0],
    },
  },
  2: { class_type: 'RandomNoise', inputs: { noise_seed: 7 } },
  3: { class_type: 'BasicGuider', inputs: { model: ['7', 0], conditioning: ['8', 0] } },
  4: { class_type: 'KSamplerSelect', inputs: { sampler_name: 'euler' } },
  5: { class_type: 'BasicScheduler', inputs: { steps: 20, model: ['7', 0] } },
  6: { class_type: 'EmptySD3LatentImage', inputs: { width: 1024, height: 1024 } },
  7: { class_type: 'UNETLoader', inputs: { unet_name: 'flux1-dev' } },
  8: { class_type: 'FluxGuidance', inputs: { guidance: 3.5, conditioning: ['9', 0] } },
  9: { class_type: 'CLIPTextEncode', inputs: { text: 'a fox asleep' } },
};

const invoke = {
  positive_prompt: 'a quiet street',
  negative_prompt: 'cars',
  seed: 99,
  steps: 25,
  cfg_scale: 7.5,
  scheduler: 'euler_a',
  width: 832,
  height: 1216,
  model: { key: 'k', name: 'juggernaut' },
};
const swarm = {
  sui_image_params: {
    prompt: 'a glass city',
    negativeprompt: 'fog',
    model: 'sdxl',
    seed: 5,
    steps: 20,
    cfgscale: 7,
    width: 1024,
    height: 768,
  },
};
const fooocus = {
  prompt: 'a teapot',
  negative_prompt: '',
  styles: "['Fooocus V2', 'Fooocus Sharp']",
  performance: 'Speed',
  steps: 30,
  resolution: '(1152, 896)',
  guidance_scale: 4,
  base_model: 'juggernautXL',
  sampler: 'dpmpp_2m_sde_gpu',
  seed: '8412',
};

describe('what a picture says about how it was made', () => {
  it.each<PngTextKind>(['tEXt', 'zTXt', 'iTXt', 'packed iTXt'])(
    'Automatic1111, in a %s of a PNG',
    async (kind) => {
      expect(await settingsIn(await pngWith({ parameters: automatic }, kind))).toEqual(automaticSettings);
    },
  );

  it.each(['jpeg', 'webp'] as const)('Automatic1111, in the comment of a %s', async (format) => {
    for (const charset of ['ascii', 'utf16be', 'utf16le'] as const)
      expect(await settingsIn(await withComment(format, automatic, charset))).toEqual(automaticSettings);
  });

  it('letters of every language survive', async () => {
    const words = `港の夜明け, café\nSteps: 1, Seed: 2`;
    expect((await settingsIn(await withComment('jpeg', words)))?.prompt).toBe('港の夜明け, café');
    expect((await settingsIn(await pngWith({ parameters: words })))?.prompt).toBe('港の夜明け, café');
  });

  it('ComfyUI, along the wires of its graph', async () => {
    const png = await pngWith({ prompt: JSON.stringify(graph), workflow: '{"nodes":[]}' });
    expect(await settingsIn(png)).toEqual(comfySettings);
    const webp = await withMakeAndModel('webp', 'workflow:{}', `prompt:${JSON.stringify(graph)}`);
    expect(await settingsIn(webp)).toEqual(comfySettings);
    expect(await settingsIn(await pngWith({ prompt: JSON.stringify(guidedGraph) }))).toEqual({
      program: 'ComfyUI',
      prompt: 'a fox asleep',
      model: 'flux1-dev',
      seed: 7,
      steps: 20,
      sampler: 'euler',
      width: 1024,
      height: 1024,
    });
  });

  it('InvokeAI, of now and of before', async () => {
    expect(await settingsIn(await pngWith({ invokeai_metadata: JSON.stringify(invoke) }))).toEqual({
      program: 'InvokeAI',
      prompt: 'a quiet street',
      negative: 'cars',
      model: 'juggernaut',
      seed: 99,
      steps: 25,
      guidance: 7.5,
      sampler: 'euler_a',
      width: 832,
      height: 1216,
    });
    const before = {
      model_weights: 'sd-1.5',
      image: {
        prompt: [{ prompt: 'a barn [snow, ice]', weight: 1 }],
        seed: 3,
        steps: 50,
        cfg_scale: 7.5,
        sampler: 'k_lms',
        width: 512,
        height: 512,
      },
    };
    expect(await settingsIn(await pngWith({ 'sd-metadata': JSON.stringify(before) }))).toMatchObject({
      prompt: 'a barn',
      negative: 'snow, ice',
      model: 'sd-1.5',
      seed: 3,
    });
  });

  it('SwarmUI and Fooocus, which write under the name of another', async () => {
    const swarmSettings = { program: 'SwarmUI', prompt: 'a glass city', negative: 'fog', width: 1024 };
    expect(await settingsIn(await pngWith({ parameters: JSON.stringify(swarm) }))).toMatchObject(
      swarmSettings,
    );
    expect(await settingsIn(await withComment('jpeg', JSON.stringify(swarm)))).toMatchObject(swarmSettings);
    const fooocusSettings = {
      program: 'Fooocus',
      prompt: 'a teapot',
      model: 'juggernautXL',
      seed: 8412,
      steps: 30,
      guidance: 4,
      sampler: 'dpmpp_2m_sde_gpu',
      width: 1152,
      height: 896,
      style: 'Fooocus V2, Fooocus Sharp',
    };
    expect(await settingsIn(await pngWith({ parameters: JSON.stringify(fooocus) }))).toEqual(fooocusSettings);
    expect(await settingsIn(await withComment('webp', JSON.stringify(fooocus), 'ascii'))).toEqual(
      fooocusSettings,
    );
  });

  it('Kinora, before anything else that the file says', async () => {
    const own = withPngText(await pngWith({ parameters: automatic }), {
      engine: 'Local sketch engine, no AI',
      tool: 'create-image',
      model: 'create-image',
      prompt: 'a sea at dusk',
      settings: { style: 'artistic', steps: 25, size: '1024x768' },
      seed: 11,
      digitalSourceType: digitalSourceTypes.algorithm,
    });
    expect(await settingsIn(own)).toEqual({
      program: 'Kinora',
      prompt: 'a sea at dusk',
      model: 'create-image',
      seed: 11,
      steps: 25,
      style: 'artistic',
      width: 1024,
      height: 768,
    });
  });
});

describe('files that say nothing, or nothing true', () => {
  it('an empty prompt is nothing found', async () => {
    expect(await settingsIn(await pngWith({ parameters: 'Steps: 20, Seed: 1' }))).toBeNull();
    expect(await settingsIn(await pngWith({ parameters: 'just a note' }))).toBeNull();
    expect(await settingsIn(await pngWith({ prompt: '{"1":{"inputs":{}}}' }))).toBeNull();
    expect(await settingsIn(await withMakeAndModel('jpeg', 'Nikon', 'D850'))).toBeNull();
  });

  it('a graph that was wired in a circle ends', async () => {
    const circle = {
      1: { inputs: { positive: ['2', 0] } },
      2: { inputs: { a: ['3', 0] } },
      3: { inputs: { a: ['2', 0] } },
    };
    expect(await settingsIn(await pngWith({ prompt: JSON.stringify(circle) }))).toBeNull();
  });

  it('a packed text that would unfold to far more than any prompt is left packed', async () => {
    const bomb = await pngWith({ parameters: `${'a'.repeat(30_000_000)}\nSteps: 1` }, 'zTXt');
    expect(bomb.length).toBeLessThan(50_000);
    expect(await settingsIn(bomb)).toBeNull();
  });

  it('numbers that are none are left out', async () => {
    const odd = { ...invoke, seed: 'many', steps: null, width: {} };
    const text = JSON.stringify(odd).replace('"cfg_scale":7.5', '"cfg_scale":NaN');
    expect(await settingsIn(await pngWith({ invokeai_metadata: text }))).toEqual({
      program: 'InvokeAI',
      prompt: 'a quiet street',
      negative: 'cars',
      model: 'juggernaut',
      sampler: 'euler_a',
      height: 1216,
    });
  });

  it('whatever is cut off, damaged or no picture at all throws nothing', async () => {
    const whole = [
      await pngWith({ parameters: automatic }, 'zTXt'),
      await withComment('jpeg', automatic),
      await withMakeAndModel('webp', '', `prompt:${JSON.stringify(graph)}`),
      await sharp({ create: { width: 4, height: 4, channels: 4, background: '#0000' } })
        .gif()
        .toBuffer(),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.nat(2000),
        fc.array(fc.tuple(fc.nat(2000), fc.integer({ min: 0, max: 255 })), { maxLength: 20 }),
        async (bytes, cut, changes) => {
          const damaged = Uint8Array.from(bytes).subarray(0, Math.max(0, bytes.length - cut));
          for (const [at, byte] of changes) if (at < damaged.length) damaged[at] = byte;
          const settings = await settingsIn(damaged);
          expect(settings === null || settings.prompt.length > 0).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
