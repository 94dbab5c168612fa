import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { brokenFrame, sampleFrame } from '../../dev/sampleFrames.ts';
import { Image } from './Image.tsx';

const meta = {
  title: 'Design System/Content/Image',
  component: Image,
  args: {
    src: sampleFrame(0),
    alt: 'A lighthouse keeper’s kitchen at dawn',
    aspect: 16 / 9,
    loading: 'eager',
    onArrived: fn(),
    onBroken: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

const root = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[data-component="Image"]') as HTMLElement;

export const Playground: Story = {};

export const KeepsItsRoomBeforeItIsThere: Story = {
  name: 'A picture has its room before it is there',
  args: { src: brokenFrame },
  play: async ({ canvasElement }) => {
    const { width, height } = root(canvasElement).getBoundingClientRect();
    await expect(width).toBe(360);
    await expect(height).toBeCloseTo(202.5, 0);
  },
};

export const ArrivesAndTellsItsSize: Story = {
  name: 'A picture that arrives tells its size',
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(root(canvasElement)).toHaveAttribute('data-stage', 'arrived'));
    await expect(args.onArrived).toHaveBeenCalledWith({ src: args.src, width: 640, height: 360 });
  },
};

export const Develops: Story = {
  name: 'A picture that develops ends in full sight and without a filter',
  args: { arrival: 'develop' },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img');
    await expect(getComputedStyle(picture).transitionProperty).toContain('opacity');
    await waitFor(() => expect(root(canvasElement)).toHaveAttribute('data-stage', 'arrived'));
    await waitFor(() => expect(getComputedStyle(picture).opacity).toBe('1'));
    await expect(getComputedStyle(picture).filter).toBe('none');
  },
};

export const BrokenItSaysWhatWasToBeSeen: Story = {
  name: 'A broken picture says what was to be seen',
  args: { src: brokenFrame },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText('This picture can’t be shown: A lighthouse keeper’s kitchen at dawn'),
    ).toBeVisible();
    await expect(args.onBroken).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ItsOwnShapeWithoutAnAspect: Story = {
  name: 'A picture without an aspect has its own shape',
  args: { aspect: undefined, src: sampleFrame(2, { width: 300, height: 400 }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(root(canvasElement).getBoundingClientRect().height).toBeCloseTo(480, 0));
  },
};
