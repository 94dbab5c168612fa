import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { samplePictures } from '../../foundations/look/samplePictures.ts';
import { Button } from '../Button/Button.tsx';
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
  name: 'Crop marks come and go without moving anything',
  render: function Marking({ children }) {
    const [isShown, setIsShown] = useState(false);
    return (
      <>
        <CropMarks isShown={isShown}>{children}</CropMarks>
        <Button onPress={() => setIsShown(!isShown)}>Marks</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const marks = () => canvasElement.querySelectorAll('[data-part="mark"]').length;
    const boxes = () =>
      [canvas.getByRole('img'), canvas.getByRole('button')].map((each) => ({
        ...each.getBoundingClientRect().toJSON(),
      }));
    const before = boxes();
    await expect(marks()).toBe(0);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(marks()).toBeGreaterThan(0));
    await expect(boxes()).toEqual(before);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(marks()).toBe(0));
    await expect(boxes()).toEqual(before);
  },
};

export const ThePictureStaysInReachOfThePointer: Story = {
  name: 'A picture within crop marks stays in reach of the pointer',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    const { left, top } = picture.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(picture);
  },
};
