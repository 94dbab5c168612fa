import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { drawnFile } from '../../mocks/drawnFile.ts';
import { offered, ranges } from '../../mocks/offered.ts';
import { said } from '../../mocks/said.ts';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { storyUrl } from '../../mocks/storyServer.ts';

/** What can be set in each studio, as a person finds it, and what each choice costs. */
const meta = {
  ...screenStory,
  title: 'App/Screens/Settings of the studios',
  tags: ['!picture'],
  args: { path: '/create-image' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const cameras = ['None', 'Zoom in', 'Zoom out', 'Pan left', 'Pan right', 'Tilt up', 'Tilt down'];
const shapes = ['16:9', '9:16', '1:1'];

/** The price, as it stands beside the button. */
const costs = ({ canvas }: Context, words: RegExp) =>
  waitFor(() => expect(canvas.getByRole('button', { name: words })).toBeVisible());

/** Each number of seconds, set by its field, and what it costs. */
async function costsBySeconds(context: Context, prices: Readonly<Record<number, number>>) {
  const field = await context.canvas.findByRole('spinbutton', { name: 'Duration' });
  for (const [seconds, price] of Object.entries(prices)) {
    await context.userEvent.clear(field);
    await context.userEvent.type(field, `${seconds}{Enter}`);
    await costs(context, new RegExp(`^${price} credits`));
  }
}

const addPicture = async ({ canvasElement, userEvent }: Context, input: string) =>
  userEvent.upload(
    await waitFor(() => {
      const field = canvasElement.querySelector<HTMLInputElement>(
        `[data-input="${input}"] input[type="file"]`,
      );
      if (!field) throw new Error(`There is no place for ${input} yet.`);
      return field;
    }),
    drawnFile(640, 360, `${input}.png`),
  );

export const CreateImage: Story = {
  name: 'Create Image offers five shapes, four qualities and its steps, and High costs 50 (A215, A216, A217, A218, D12)',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await offered(canvas, 'Aspect ratio', ['1:1', '16:9', '9:16', '4:3', '3:2'], '1:1');
    await offered(canvas, 'Quality', ['Draft', 'Standard', 'High', 'Ultra'], 'Standard');
    await ranges(canvas, 'Steps', { min: 10, max: 50, step: 5, at: 25 });
    for (const [quality, price] of [
      ['Draft', 5],
      ['High', 50],
      ['Ultra', 50],
      ['Standard', 10],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: quality }));
      await costs(context, new RegExp(`^${price} credits`));
    }
  },
};

const pressedWith = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Describe/ }), 'A kettle');
  await userEvent.click(canvas.getByRole('button', { name: /^Generate/ }));
};
const image = `${storyUrl}/functions/v1/generate-image`;

export const CreateImageFails: Story = {
  name: 'Create Image says that it failed, and keeps the words (A227)',
  args: { answers: [http.post(image, () => HttpResponse.json({ error: 'no' }, { status: 500 }))] },
  play: async (context) => {
    await pressedWith(context);
    await said('Generation Failed');
    await said('Failed to generate image. Please try again.');
    await expect(context.canvas.getByRole('textbox', { name: /Describe/ })).toHaveValue('A kettle');
  },
};

export const CreateImageBreaks: Story = {
  name: 'Create Image says so when what comes is no answer (A228)',
  args: { answers: [http.post(image, () => new HttpResponse('<!doctype html>'))] },
  play: async (context) => {
    await pressedWith(context);
    await said('Error');
    await said('Something went wrong during generation.');
    await expect(context.canvas.getByRole('textbox', { name: /Describe/ })).toHaveValue('A kettle');
  },
};

export const ImageToVideo: Story = {
  name: 'The premium studio starts with 5 s, 16:9, 7.5 and a still camera, and Generate waits for a picture and words (A259, A262, A263, A264, A354)',
  args: { path: '/kling-ai' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ranges(canvas, 'Duration', { min: 3, max: 10, step: 1, at: 5 });
    await offered(canvas, 'Aspect ratio', shapes, '16:9');
    await ranges(canvas, 'CFG scale', { min: 1, max: 20, step: 0.5, at: 7.5 });
    await expect(canvas.getByText('Higher follows the prompt more closely.')).toBeVisible();
    await offered(canvas, 'Camera control', cameras, 'None');
    const generate = canvas.getByRole('button', { name: /^Generate Video/ });
    await expect(generate).toHaveAttribute('aria-disabled', 'true');
    await addPicture(context, 'image');
    const prompt = canvas.getByRole('textbox', { name: /Describe/ });
    await userEvent.type(prompt, '   ');
    await expect(generate).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(prompt, 'Waves');
    await waitFor(() => expect(generate).not.toHaveAttribute('aria-disabled'));
  },
};

export const MultiImage: Story = {
  name: 'Several images take an ending frame, cost half as much again, and say so (A274, A275, A276, A277, A278, A279)',
  args: { path: '/kling-ai?mode=multi-image-to-video' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Multi-image generation costs 50% more credits')).toBeVisible();
    await ranges(canvas, 'Duration', { min: 2, max: 10, step: 1, at: 5 });
    await ranges(canvas, 'CFG scale', { min: 1, max: 15, step: 0.5, at: 7.5 });
    await offered(canvas, 'Aspect ratio', shapes, '16:9');
    await offered(canvas, 'Camera control', cameras, 'None');
    await expect(canvas.getByText(/Optional\. The film ends on this picture\./)).toBeVisible();
    await addPicture(context, 'tail');
    await expect(await canvas.findByRole('img', { name: /tail\.png/ })).toBeVisible();
    await costsBySeconds(context, { 2: 300, 4: 300, 5: 450, 7: 450, 8: 600, 9: 600, 10: 750 });
  },
};

export const MotionBrush: Story = {
  name: 'The motion brush takes a picture and a description, and tells of up to 6 elements (A284)',
  args: { path: '/kling-ai?mode=motion-brush' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Up to 6 elements can be controlled.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /motion/i })).toBeVisible();
    await addPicture(context, 'image');
    await expect(await canvas.findByRole('img', { name: /image\.png/ })).toBeVisible();
  },
};

export const Veo3: Story = {
  name: 'VEO3 starts with 5 s, 720p and no Cinema Mode, for 305 credits (A323)',
  args: { path: '/veo3' },
  play: async (context) => {
    const { canvas } = context;
    await offered(canvas, 'Duration', ['5 s', '8 s'], '5 s');
    await offered(canvas, 'Resolution', ['480p', '720p', '1080p'], '720p');
    await expect(canvas.getByRole('switch', { name: 'Cinema Mode' })).not.toBeChecked();
    await costs(context, /^305 credits/);
  },
};

export const Seedance: Story = {
  name: 'Seedance starts with Pro, 16:9, 5 s, 1080p and a free camera, and shows its table’s price (A329, A330, A331, A332, A334, A335, D6, D7)',
  args: { path: '/seedance' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('tab', { name: 'Text to video' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await offered(canvas, 'Model', ['Pro', 'Lite'], 'Pro');
    await offered(canvas, 'Aspect ratio', ['21:9', '16:9', '4:3', '1:1', '3:4', '9:16'], '16:9');
    await offered(canvas, 'Resolution', ['480p', '1080p'], '1080p');
    await offered(canvas, 'Duration', ['5 s', '10 s'], '5 s');
    await costs(context, /^300 credits/);
    await userEvent.click(canvas.getByRole('radio', { name: /^10 s/ }));
    await costs(context, /^500 credits/);
    await userEvent.click(canvas.getByRole('radio', { name: /^Lite/ }));
    await offered(canvas, 'Resolution', ['480p', '720p', '1080p'], '720p');
    await costs(context, /^400 credits/);
    await userEvent.click(canvas.getByRole('radio', { name: '1080p' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^5 s/ }));
    await costs(context, /^200 credits/);

    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const seed = await canvas.findByRole('textbox', { name: /Seed/ });
    await expect(seed).toHaveValue('');
    await userEvent.type(seed, '42');
    await expect(seed).toHaveValue('42');
    await expect(canvas.getByRole('switch', { name: 'Fix Camera Position' })).not.toBeChecked();
  },
};

export const TrainModel: Story = {
  name: 'A training starts from one of three models, takes pictures, and tells its time and price (A244, A245, A250, A251, D32)',
  args: { path: '/train-model' },
  play: async (context) => {
    const { canvas } = context;
    await offered(canvas, 'Base model', ['Flux (dev)', 'SDXL', 'Flux Realism'], 'Flux (dev)');
    await expect(
      canvas.getByText(
        'This is a rehearsal: nothing is trained. With a trainer it takes 15-30 minutes and costs 50 credits.',
      ),
    ).toBeVisible();
    await addPicture(context, 'images');
    await expect(await canvas.findByRole('img', { name: /images\.png/ })).toBeVisible();
  },
};

export const FilesOfEachKind: Story = {
  name: 'Where a picture is wanted no other file can be chosen, where a clip or a voice is wanted, only those (A353)',
  args: { path: '/kling-ai?mode=lip-sync' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const accepts = () =>
      [...canvasElement.querySelectorAll('[data-input] input[type="file"]')].map((field) =>
        field.getAttribute('accept'),
      );
    await waitFor(() => expect(accepts()).toEqual(['video/*', 'audio/*']));
    await userEvent.click(canvas.getByRole('tab', { name: 'Image to video' }));
    await waitFor(() => expect(accepts()).toEqual(['image/*']));
  },
};
