import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import sampleClip from '../../dev/sampleClip.mp4?inline';
import { Button } from '../Button/Button.tsx';
import { Video } from './Video.tsx';
import type { VideoProps } from './Video.tsx';

const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:02.000\nThe kettle begins to sing.\n')}`;
const ofTheClip = [{ src: captions, language: 'en', label: 'English', isDefault: true }];

const meta = {
  title: 'Design System/Content/Video',
  component: Video,
  args: {
    src: sampleClip,
    label: 'Kitchen at dawn',
    aspect: 16 / 9,
    isMuted: true,
    preload: 'auto',
    onPlayingChange: fn(),
    onBroken: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

const clipIn = async (canvasElement: HTMLElement) => {
  const clip = canvasElement.querySelector('video') as HTMLVideoElement;
  await waitFor(() => expect(clip.readyState).toBeGreaterThanOrEqual(2));
  return clip;
};

export const Playground: Story = {};

export const PlaysAndPauses: Story = {
  name: 'A clip plays and pauses by its button',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const clip = await clipIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(clip.paused).toBe(false));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(clip.paused).toBe(true));
    await expect(args.onPlayingChange).toHaveBeenCalledTimes(2);
  },
};

export const StepsFromFrameToFrame: Story = {
  name: 'Full stop and comma step a clip from frame to frame',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clip = await clipIn(canvasElement);
    canvas.getByRole('button', { name: 'Play' }).focus();
    await userEvent.keyboard('...');
    await waitFor(() => expect(clip.currentTime).toBeCloseTo(3.5 / 24, 2));
    await userEvent.keyboard(',');
    await waitFor(() => expect(clip.currentTime).toBeCloseTo(2.5 / 24, 2));
  },
};

export const TheSliderSeeksAndTellsWhere: Story = {
  name: 'The slider of a clip seeks and tells where it is',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clip = await clipIn(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Position' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:02'));
    slider.focus();
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}');
    await waitFor(() => expect(clip.currentTime).toBeGreaterThan(0.8));
    await waitFor(() => expect(canvasElement).toHaveTextContent(/0:0[01]\.\d \/ 0:02\.0/));
  },
};

export const LoudnessIsSlid: Story = {
  name: 'The slider of a clip’s volume makes it louder and softer, and says how loud it is',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clip = await clipIn(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0%'));
    slider.focus();
    // What is slid up is heard, also where it was silent.
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '100%'));
    await expect([clip.muted, clip.volume]).toEqual([false, 1]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '90%'));
    await expect(clip.volume).toBeCloseTo(0.9);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0%'));
    await expect(canvas.getByRole('button', { name: 'Turn the sound on' })).toBeVisible();
  },
};

export const SpeedIsChosenFromAMenu: Story = {
  name: 'The speed of a clip is chosen from a menu',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clip = await clipIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Speed: 1×' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '0.5×' }));
    await expect(clip.playbackRate).toBe(0.5);
    await expect(await canvas.findByRole('button', { name: 'Speed: 0.5×' })).toBeVisible();
  },
};

export const CaptionsAreTurnedOnAndOff: Story = {
  name: 'Captions of a clip are turned off by its menu and on by a key',
  args: { tracks: ofTheClip },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clip = await clipIn(canvasElement);
    await waitFor(() => expect(clip.textTracks[0]?.mode).toBe('showing'));
    await userEvent.click(canvas.getByRole('button', { name: 'Captions: English' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Off' }));
    await waitFor(() => expect(clip.textTracks[0]?.mode).toBe('disabled'));
    await userEvent.keyboard('c');
    await waitFor(() => expect(clip.textTracks[0]?.mode).toBe('showing'));
  },
};

export const CaptionsThatComeLaterAreShown: Story = {
  name: 'Captions of a clip that come after it show by themselves',
  render: (args) => {
    const Demo = () => {
      const [tracks, setTracks] = useState<VideoProps['tracks']>([]);
      return (
        <>
          <Video {...args} tracks={tracks} />
          <Button onPress={() => setTracks(ofTheClip)}>They come</Button>
        </>
      );
    };
    return <Demo />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clip = await clipIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'They come' }));
    await waitFor(() => expect(clip.textTracks[0]?.mode).toBe('showing'));
  },
};

export const NeverBeginsByItselfWithLessMotion: Story = {
  name: 'A clip never begins by itself under reduced motion',
  globals: { motion: 'reduced' },
  args: { isAutoPlaying: true },
  // Nothing but a call of it begins a clip: whether one does is known once it is drawn, however slow the machine.
  beforeEach: () => {
    const begun = spyOn(HTMLMediaElement.prototype, 'play');
    return () => begun.mockRestore();
  },
  play: async ({ args, canvasElement }) => {
    const clip = await clipIn(canvasElement);
    await waitFor(() => expect(clip.readyState).toBe(HTMLMediaElement.HAVE_ENOUGH_DATA));
    await expect(clip.play).not.toHaveBeenCalled();
    await expect(clip).not.toHaveAttribute('autoplay');
    await expect(clip.paused).toBe(true);
    await expect(clip.currentTime).toBe(0);
    await expect(args.onPlayingChange).not.toHaveBeenCalled();
  },
};

export const WhatCannotPlaySaysSoAndLeadsOn: Story = {
  name: 'A clip that cannot play says so and leads on',
  args: { src: 'data:video/mp4;base64,AAAA' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/can’t be found, or this browser/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Open the file/ })).toHaveAttribute('download');
    await expect(args.onBroken).toHaveBeenCalledWith({ src: args.src, problem: 'unsupported' });
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeDisabled();
  },
};

export const EveryControlFitsTheNarrowest: Story = {
  name: 'Every control of a clip fits the narrowest place',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await clipIn(canvasElement);
    const root = canvas.getByRole('group', { name: 'Kitchen at dawn' });
    await expect(root.scrollWidth).toBeLessThanOrEqual(288);
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(
        root.getBoundingClientRect().right,
      );
  },
};
