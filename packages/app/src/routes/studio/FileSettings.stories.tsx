import { initialValues, recordOf, wanImageToVideo } from '@kinora/contract';
import { digitalSourceTypes, withPngText } from '@kinora/media';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { drawnFile } from '../../mocks/drawnFile.ts';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Settings of a file',
  args: { path: '/wan-i2v', scenario: { jobs: 'hold' } },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

async function madeHere(name: string, type = 'image/png') {
  const bytes = withPngText(new Uint8Array(await drawnFile().arrayBuffer()), {
    engine: 'Story',
    tool: wanImageToVideo.id,
    model: wanImageToVideo.id,
    ...recordOf(wanImageToVideo, { ...initialValues(wanImageToVideo), prompt: 'Boats at dawn' }),
    digitalSourceType: digitalSourceTypes.trainedModel,
  });
  return new File([bytes], name, { type });
}

const offer = () => screen.queryByRole('alertdialog', { name: /^This file was made with/ });
const isOffered = () => waitFor(() => expect(offer()).toBeVisible());
const isOver = () => waitFor(() => expect(offer()).toBeNull());

async function choose({ canvas, canvasElement, userEvent }: Stage, file: File) {
  await canvas.findByRole('button', { name: /^(Choose a file|Replace)/ });
  const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(picker, file);
}

export const GoesWithItsFile: Story = {
  name: 'What a file that Kinora made offers goes when another file is chosen, and when it is removed',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, await madeHere('boats.png'));
    await isOffered();
    await choose(context, drawnFile());
    await isOver();
    await choose(context, await madeHere('boats.png'));
    await isOffered();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await isOver();
  },
};

export const NotOfARefusedFile: Story = {
  name: 'Nothing is offered of a file that the form refused, and what was offered of the one before goes',
  play: async (context) => {
    const { canvas } = context;
    await choose(context, await madeHere('boats.png'));
    await isOffered();
    const broken = (await madeHere('torn.png')).slice(0, -400, 'image/png');
    await choose(context, new File([await broken.arrayBuffer()], 'torn.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/torn\.png/)).toBeVisible();
    await isOver();
  },
};

export const GoesWithARun: Story = {
  name: 'What a file offers goes when something is made of it',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, await madeHere('boats.png'));
    await isOffered();
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Describe the animation/ }),
      'Waves roll in',
    );
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await isOver();
  },
};
