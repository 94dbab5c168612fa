import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePictures } from '../../foundations/look/samplePictures.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Frame } from './Frame.tsx';

const meta = {
  title: 'Design System/Content/Frame',
  component: Frame,
  args: {
    number: '12A',
    children: <img alt="Sea at dusk" src={samplePictures['Sea at dusk']} />,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(300px, 100%)', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ItKeepsItsShapeWhateverIsOnIt: Story = {
  name: 'An empty frame keeps its shape',
  args: { aspect: 1, children: undefined },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('[data-part="picture"]')!.getBoundingClientRect();
    await expect(Math.abs(picture.width - picture.height)).toBeLessThan(1);
  },
};

export const HowFarItHasDevelopedLiesOnItsFoot: Story = {
  name: 'How far a frame has developed lies on its foot, from side to side',
  args: { foot: <ProgressBar label="Developing" isLabelHidden size="sm" value={40} /> },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Developing' }).getBoundingClientRect();
    const picture = canvasElement.querySelector('[data-part="picture"]')!.getBoundingClientRect();
    await expect(Math.abs(bar.bottom - picture.bottom)).toBeLessThan(1);
    await expect(Math.abs(bar.width - picture.width)).toBeLessThan(1);
  },
};

export const ALongCaptionWrapsBelowTheNumber: Story = {
  name: 'A long caption stays within its frame',
  args: { caption: 'A harbour before the storm, seen from the end of the long pier'.repeat(2) },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-component="Frame"]')!;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};
