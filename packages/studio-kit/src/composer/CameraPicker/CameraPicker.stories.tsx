import { premiumImageToVideo, type CameraMove } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asWideAsSettings, keeping } from '../OptionCards/OptionCards.fixtures.tsx';
import type { OptionPickerProps } from '../OptionCards/index.ts';
import { CameraPicker } from './CameraPicker.tsx';

const { label, options, initial } = premiumImageToVideo.inputs.camera;

const meta = {
  title: 'Studio Kit/Composer/CameraPicker',
  component: keeping<CameraMove, OptionPickerProps<CameraMove>>(CameraPicker),
  decorators: [asWideAsSettings],
  args: { label, options, initial, value: 'none', onOptionChanged: fn() },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Still: Story = { tags: ['picture'], globals: { motion: 'reduced' } };

export const ChoosesByArrowKeys: Story = {
  name: 'Each of seven camera moves is chosen by arrow keys (A265)',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(7);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onOptionChanged).toHaveBeenLastCalledWith({ value: 'zoom_out' });
  },
};

export const NothingMovesWithLessMotion: Story = {
  name: 'Nothing moves for who asked for less motion',
  globals: { motion: 'reduced' },
  args: { value: 'zoom_in' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([]);
  },
};
