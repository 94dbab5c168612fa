import {
  imageToPrompt,
  trainModel,
  ultimateUpscale,
  type DeviceEngine,
  type DeviceResult,
} from '@kinora/contract';
import { cannedPrompts, rehearsalEngine } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asFile, chosenPicture } from '../../testing/chosenPicture.ts';
import type { Pretence } from '../pretence.ts';
import { DeviceStudio } from './DeviceStudio.tsx';

/** One beat at once, and no other. */
const still: Pretence = {
  random: () => 0.5,
  every: (_milliseconds, tick) => {
    tick();
    return () => {};
  },
};
const atOnce = rehearsalEngine({ wait: async () => {}, random: () => 0 });
const never: DeviceEngine = { run: () => new Promise(() => {}) };

const meta = {
  title: 'Studio Kit/Studio/DeviceStudio',
  component: DeviceStudio,
  tags: ['picture'],
  parameters: { layout: 'fullscreen' },
  args: {
    tool: imageToPrompt,
    engine: atOnce,
    pretence: still,
    onMessage: fn(),
    onDownloadRequested: fn(),
    onPromptUsed: fn(),
  },
  loaders: [() => ({ picture: chosenPicture() })],
} satisfies Meta<typeof DeviceStudio>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const choose: Play = async ({ canvas, canvasElement, userEvent, loaded }) => {
  const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(picker, asFile(loaded['picture']));
  await canvas.findByRole('img', { name: /harbour-at-dawn\.png/ });
};

export const ImageToPrompt: Story = { tags: ['narrow'] };
export const Upscale: Story = { args: { tool: ultimateUpscale } };
export const Train: Story = { args: { tool: trainModel }, tags: ['narrow'] };

const setOf =
  (names: readonly string[]): Play =>
  async ({ canvas, canvasElement, userEvent, loaded }) => {
    await canvas.findByRole('button', { name: /^Choose/ });
    const drawn = asFile(loaded['picture']);
    const files = names.map((name) => new File([drawn], name, { type: drawn.type }));
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, files);
  };

export const SetWithRemarks: Story = {
  name: 'Each picture of a set has what could be better about it told before the start (A246)',
  tags: ['narrow'],
  args: {
    tool: trainModel,
    engine: {
      ...atOnce,
      look: async () => [
        [],
        [{ is: 'copy', of: 0 }],
        [{ is: 'small', width: 480, height: 320 }, { is: 'blurred' }],
        [],
        [],
        [{ is: 'unreadable' }],
      ],
    },
  },
  play: async (context) => {
    await setOf(['north.png', 'north-2.png', 'south.png', 'east.png', 'west.png', 'above.png'])(context);
    const { canvas } = context;
    await expect(
      await canvas.findByText('3 of 6 pictures could be better', { ignore: '[role=status]' }),
    ).toBeVisible();
    await expect(canvas.getByText(/looks like north\.png/)).toBeVisible();
    await expect(canvas.getByText(/480 × 320, smaller than 512 pixels on a side, not sharp/)).toBeVisible();
    await expect(canvas.getByText('With 10 to 20 pictures it learns more.')).toBeVisible();
  },
};

export const SetWithoutRemarks: Story = {
  name: 'A set of enough pictures, with nothing to be said against any, says so',
  tags: ['!picture'],
  args: { tool: trainModel, engine: { ...atOnce, look: async (pictures) => pictures.map(() => []) } },
  play: async (context) => {
    await setOf(Array.from({ length: 10 }, (_, n) => `view-${n}.png`))(context);
    const { canvas } = context;
    await expect(
      await canvas.findByText('10 pictures, and nothing to be said against any of them'),
    ).toBeVisible();
    await expect(canvas.queryByText('With 10 to 20 pictures it learns more.')).toBeNull();
  },
};

export const Analyzing: Story = {
  name: 'The button says that it analyzes, and its progress is shown, while it does',
  tags: ['!picture'],
  args: { engine: never },
  play: async (context) => {
    await choose(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Analyze image' }));
    await expect(await context.canvas.findByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    await expect(context.canvas.getByRole('progressbar', { name: 'Analyzing...' })).toBeVisible();
  },
};

export const Analyzed: Story = {
  name: 'A picture that was analyzed has its prompt, and a button to copy it (A234)',
  tags: ['!picture'],
  play: async (context) => {
    await choose(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Analyze image' }));
    await expect(await context.canvas.findByRole('textbox', { name: 'Prompt' })).toHaveValue(
      cannedPrompts[0],
    );
    await expect(context.canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

/** Answers with this, whatever is asked. */
const telling = (result: DeviceResult): DeviceEngine => ({ run: async () => result });
const analyze: Play = async (context) => {
  await choose(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Analyze image' }));
  await context.canvas.findByRole('textbox', { name: 'Prompt' });
};

export const FoundInTheFile: Story = {
  name: 'What the file says is shown with its making, put right, and used (A234, A235)',
  tags: ['narrow'],
  args: {
    engine: telling({
      is: 'prompt',
      source: 'file',
      text: 'a quiet street after the rain, neon, 35 mm',
      making: {
        program: 'InvokeAI',
        negativePrompt: 'cars, people',
        model: 'juggernaut-xl',
        seed: 1284773920,
        steps: 28,
        guidance: 6.5,
        sampler: 'euler_a',
        width: 832,
        height: 1216,
      },
    }),
  },
  play: async (context) => {
    await analyze(context);
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByText('Found in the file, written by InvokeAI')).toBeVisible();
    await expect(canvas.getByText('832 × 1216')).toBeVisible();
    const words = canvas.getByRole('textbox', { name: 'Prompt' });
    await userEvent.type(words, ', at dusk');
    await userEvent.click(canvas.getByRole('button', { name: 'Use in Create Image' }));
    await expect(args.onPromptUsed).toHaveBeenCalledWith({
      text: 'a quiet street after the rain, neon, 35 mm, at dusk',
      making: expect.objectContaining({ seed: 1284773920 }),
    });
    await userEvent.clear(words);
    await expect(canvas.getByRole('button', { name: 'Use in Create Image' })).toBeDisabled();
    await userEvent.type(words, 'a quiet street');
  },
};

export const ReadFromThePicture: Story = {
  name: 'A prompt that was read from the picture says so, and tells nothing of its making',
  args: {
    engine: telling({
      is: 'prompt',
      source: 'picture',
      text: 'boat, palette of sky blue and cream, natural colors, cool tones, bright light from above, 16:9',
      making: { width: 1920, height: 1080 },
    }),
  },
  play: async (context) => {
    await analyze(context);
    await expect(context.canvas.getByText('Read from the picture')).toBeVisible();
    await expect(context.canvas.getByText(/name no more than that/)).toBeVisible();
    await expect(context.canvas.queryByText('How it was made')).toBeNull();
  },
};

export const NothingNamed: Story = {
  name: 'A prompt that names nothing of the picture says what could not be loaded',
  tags: ['!picture'],
  args: {
    engine: telling({ is: 'prompt', source: 'picture', text: 'muted colors, low contrast', isNamed: false }),
  },
  play: async (context) => {
    await analyze(context);
    await expect(context.canvas.getByText(/could not be loaded/)).toBeVisible();
  },
};

const upscale = async (context: Parameters<Play>[0], factor: string) => {
  const { canvas, userEvent } = context;
  await choose(context);
  await userEvent.click(await canvas.findByRole('radio', { name: factor }));
  await userEvent.click(canvas.getByRole('button', { name: 'Upscale' }));
};

export const Upscaled: Story = {
  name: 'What was made is compared, told of and kept (A242)',
  tags: ['!picture'],
  args: { tool: ultimateUpscale },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await upscale(context, '4x');
    await expect(await canvas.findByText(/^5120 × 2880 · .+ · 3 s$/)).toBeVisible();
    await expect(canvas.getByRole('slider', { name: /Before/ })).toHaveValue('50');
    await expect(canvas.getByRole('img', { name: 'The picture as it was' })).toBeVisible();
    await expect(canvas.queryByText('Enlargement')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownloadRequested).toHaveBeenCalledTimes(1);
  },
};

export const SavedByItself: Story = {
  name: 'Where nobody else saves it, the studio does, under the right name (A242)',
  tags: ['!picture'],
  args: { tool: ultimateUpscale },
  render: (args) => <DeviceStudio {...args} onDownloadRequested={undefined} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await upscale(context, '2x');
    const download = await canvas.findByRole('button', { name: 'Download' });
    const saved: HTMLAnchorElement[] = [];
    const catchIt = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      saved.push(event.target);
    };
    document.addEventListener('click', catchIt, { capture: true });
    await userEvent.click(download);
    document.removeEventListener('click', catchIt, { capture: true });
    await expect(saved.map(({ download: name }) => name)).toEqual(['harbour-at-dawn-2x.png']);
    await expect((await (await fetch(saved[0]!.href)).blob()).type).toBe('image/png');
  },
};

export const CalledAnEnlargement: Story = {
  name: '8x is called an enlargement (A239)',
  tags: ['!picture'],
  args: { tool: ultimateUpscale },
  play: async (context) => {
    await upscale(context, '8x');
    await expect(await context.canvas.findByText('Enlargement')).toBeVisible();
    await expect(context.canvas.getByText(/no detail was won/)).toBeVisible();
  },
};

export const GivenUp: Story = {
  name: 'What runs can be given up, and begun anew with the same picture (A241)',
  tags: ['!picture'],
  args: { tool: ultimateUpscale, engine: never },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await upscale(context, '2x');
    await expect(await canvas.findByRole('progressbar', { name: 'Upscaling...' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('img', { name: /harbour-at-dawn\.png/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upscale' })).toBeEnabled();
    await expect(args.onMessage).not.toHaveBeenCalled();
  },
};

const refusing: DeviceEngine = {
  run: () => Promise.reject(new Error('This picture is 3000 × 2000. Choose 2x.')),
};

export const Refused: Story = {
  name: 'What an engine says of a picture is said, and nothing else (A241)',
  tags: ['!picture'],
  args: { tool: ultimateUpscale, engine: refusing },
  play: async (context) => {
    const { args, canvas } = context;
    await upscale(context, '4x');
    await expect(await canvas.findByText('This picture is 3000 × 2000. Choose 2x.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This picture is 3000 × 2000\. Choose 2x\./);
    await expect(args.onMessage).not.toHaveBeenCalled();
  },
};
