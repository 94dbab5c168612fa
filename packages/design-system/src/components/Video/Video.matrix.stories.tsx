import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import sampleClip from '../../dev/sampleClip.mp4?inline';
import { sampleFrame } from '../../dev/sampleFrames.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Video } from './Video.tsx';

const meta = {
  title: 'Design System/Content/Video/Matrix',
  component: Video,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Video>;

export default meta;

const clip = { src: sampleClip, aspect: 16 / 9, isMuted: true, preload: 'auto' } as const;
// A poster is the same on every machine; a decoded frame need not be.
const poster = sampleFrame(0);
const captions = 'data:text/vtt,WEBVTT';

const known = async (canvasElement: HTMLElement, count: number) => {
  await waitFor(() =>
    expect(canvasElement.querySelectorAll('[data-part="seek"] input:enabled')).toHaveLength(count),
  );
};

export const EveryState: StoryObj = {
  name: 'A clip at rest, one with captions and one that is broken stand side by side',
  render: () => (
    <Grid minColumnWidth="18rem" maxColumns={2} gap={24}>
      <Video {...clip} label="At rest" poster={poster} />
      <Video
        {...clip}
        label="With captions"
        poster={sampleFrame(3)}
        isMuted={false}
        tracks={[{ src: captions, language: 'en', label: 'English' }]}
      />
      <Video src="data:video/mp4;base64,AAAA" aspect={16 / 9} label="Broken" />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await known(canvasElement, 2);
    await canvas.findByRole('alert');
  },
};

export const RightToLeft: StoryObj = {
  name: 'A clip’s controls stand the other way round where reading goes from right to left',
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ maxInlineSize: 480 }}>
      <Video {...clip} label="المطبخ عند الفجر" poster={poster} />
    </div>
  ),
  play: async ({ canvasElement }) => known(canvasElement, 1),
};
