import { cannedPrompts } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnFile } from '../../mocks/drawnFile.ts';
import { said } from '../../mocks/said.ts';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/On the device',
  args: { path: '/ultimate-upscale', isVisitor: true },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const choose = async ({ canvas, canvasElement, userEvent }: Parameters<Play>[0], files: File[]) => {
  await canvas.findByRole('button', { name: /^(Choose|Add)/ });
  await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, files);
};

export const UltimateUpscale: Story = {
  name: 'A visitor enlarges a picture (A238, A241)',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, [drawnFile()]);
    await canvas.findByRole('img', { name: /harbour\.png/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Upscale' }));
    await expect(await canvas.findByText(/^1280 × 720/)).toBeVisible();
    await said('Upscaled');
  },
};

export const ImageToPrompt: Story = {
  name: 'A visitor has a picture described (A229, A234)',
  args: { path: '/image-to-prompt' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, [drawnFile()]);
    await canvas.findByRole('img', { name: /harbour\.png/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze image' }));
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toHaveValue(cannedPrompts[0]);
    await said('Prompt Generated!');
  },
};

const leave = async ({ canvas, userEvent }: Parameters<Play>[0]) =>
  userEvent.click(canvas.getByRole('link', { name: 'Home' }));
const comeBack = async ({ canvas, userEvent }: Parameters<Play>[0], name: string) =>
  userEvent.click(await canvas.findByRole('link', { name }));

export const PictureKept: Story = {
  name: 'An enlarged picture is there on coming back',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, [drawnFile()]);
    await canvas.findByRole('img', { name: /harbour\.png/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Upscale' }));
    await canvas.findByText(/^1280 × 720/);
    await leave(context);
    await comeBack(context, 'Ultimate Upscale');
    await expect(await canvas.findByText(/^1280 × 720/)).toBeVisible();
  },
};

export const PromptKept: Story = {
  name: 'A prompt is there on coming back, as it was put right, and gone after Reset',
  args: { path: '/image-to-prompt' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const prompt = () => canvas.findByRole('textbox', { name: 'Prompt' });
    await choose(context, [drawnFile()]);
    await canvas.findByRole('img', { name: /harbour\.png/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze image' }));
    await userEvent.type(await prompt(), ' at dusk');
    await leave(context);
    await comeBack(context, 'Image to Prompt');
    await expect(await prompt()).toHaveValue(`${cannedPrompts[0]} at dusk`);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await leave(context);
    await comeBack(context, 'Image to Prompt');
    await canvas.findByRole('button', { name: 'Analyze image' });
    await expect(canvas.queryByRole('textbox', { name: 'Prompt' })).toBeNull();
  },
};

export const TrainModel: Story = {
  name: 'A visitor rehearses a training, and is told that it was one (A243, A249, D32)',
  args: { path: '/train-model' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const names = ['north', 'south', 'east', 'west', 'above'];
    await userEvent.type(await canvas.findByRole('textbox', { name: /Model name/ }), 'Harbour');
    await choose(
      context,
      names.map((name) => drawnFile(640, 640, `${name}.png`)),
    );
    await canvas.findByRole('button', { name: 'Add More Images (5/20)' });
    await userEvent.click(canvas.getByRole('button', { name: 'Start training' }));
    await expect(await canvas.findByText(/This was a rehearsal/)).toBeVisible();
  },
};

export const NothingToDescribe: Story = {
  name: 'A picture is asked for, and one over 10 MB is refused (A230, A231)',
  args: { path: '/image-to-prompt' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Analyze image' }));
    await said('No Image Selected: Please upload an image first.');
    const drawn = drawnFile(64, 64, 'poster.png');
    await choose(context, [
      new File([drawn, new Uint8Array(10 * 1024 * 1024)], 'poster.png', { type: 'image/png' }),
    ]);
    await said(/^File Too Large: Please select an image smaller than 10MB\./);
    await expect(canvas.queryByRole('img', { name: /poster\.png/ })).toBeNull();
  },
};
