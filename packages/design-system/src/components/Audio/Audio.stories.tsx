import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { brokenSound, sampleSound } from '../../dev/sampleSound.ts';
import { Audio } from './Audio.tsx';

const meta = {
  title: 'Design System/Content/Audio',
  component: Audio,
  args: { src: sampleSound, label: 'Mara’s voice, take 3', onPlayingChange: fn(), onBroken: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Audio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const KnowsHowLongItIs: Story = {
  name: 'A sound knows how long it is before it is played',
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: 'Position' })).toHaveAttribute(
        'aria-valuetext',
        '0:00 of 0:03',
      ),
    );
  },
};

export const TheSliderSeeks: Story = {
  name: 'The slider of a sound seeks by keys',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Position' });
    await waitFor(() => expect(slider).toBeEnabled());
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    const sound = canvasElement.querySelector('audio') as HTMLAudioElement;
    await waitFor(() => expect(sound.currentTime).toBeGreaterThan(0.2));
  },
};

export const VolumeByKeys: Story = {
  name: 'The volume of a sound goes down to silence by keys, and its button says so',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    slider.focus();
    await userEvent.keyboard('{Home}');
    const sound = canvasElement.querySelector('audio') as HTMLAudioElement;
    await waitFor(() => expect(sound.muted).toBe(true));
    await expect(await canvas.findByRole('button', { name: 'Turn the sound on' })).toBeVisible();
    await expect(slider).toHaveAttribute('aria-valuetext', '0%');
  },
};

export const WhatCannotPlaySaysSo: Story = {
  name: 'A sound that cannot play says so',
  args: { src: brokenSound },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(args.onBroken).toHaveBeenCalledWith({ src: brokenSound, problem: 'unsupported' });
  },
};
