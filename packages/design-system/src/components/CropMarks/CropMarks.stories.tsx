import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePictures } from '../../foundations/look/samplePictures.ts';
import { CropMarks } from './CropMarks.tsx';

const meta = {
  title: 'Design System/Content/CropMarks',
  component: CropMarks,
  args: {
    children: (
      <img
        alt="A paper boat"
        src={samplePictures['Paper boat']}
        style={{ display: 'block', inlineSize: 240, borderRadius: 'var(--ds-radius-frame)' }}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'inline-block', padding: 20 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CropMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TheyComeAndGoWithoutMovingAnything: Story = {
  args: { isShown: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="mark"]')).toBeNull();
    const root = canvasElement.querySelector('[data-component="CropMarks"]')!.getBoundingClientRect();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect([root.width, root.height]).toEqual([picture.width, picture.height]);
  },
};

export const ThePictureStaysInReachOfThePointer: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    const { left, top } = picture.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(picture);
  },
};
