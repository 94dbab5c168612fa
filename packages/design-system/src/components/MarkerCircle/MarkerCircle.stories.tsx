import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { samplePictures } from '../../foundations/look/samplePictures.ts';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { MarkerCircle } from './MarkerCircle.tsx';

const meta = {
  title: 'Design System/Content/MarkerCircle',
  component: MarkerCircle,
  args: {
    children: (
      <img
        alt="A red balloon, chosen"
        src={samplePictures['Red balloon']}
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
} satisfies Meta<typeof MarkerCircle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ItDrawsItselfWhenSomethingIsChosen: Story = {
  name: 'A marker’s circle is there once something is chosen, and gone when it is let go',
  render: function Choosing({ children }) {
    const [isChosen, setIsChosen] = useState(false);
    return (
      <Stack gap={24} align="start">
        <MarkerCircle isDrawn={isChosen}>{children}</MarkerCircle>
        <ToggleButton isSelected={isChosen} onChange={setIsChosen}>
          Choose it
        </ToggleButton>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const line = () => canvasElement.querySelector('[data-part="line"]');
    await expect(line()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose it' }));
    await waitFor(() => expect(line()).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Choose it' }));
    await waitFor(() => expect(line()).toBeNull());
  },
};

export const ItStandsThereAtOnceWithReducedMotion: Story = {
  name: 'A marker’s circle stands there at once under reduced motion',
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[data-part="line"]')!;
    await expect(getComputedStyle(line).animationName).toBe('none');
  },
};

export const ThePictureStaysInReachOfThePointer: Story = {
  name: 'A picture within a marker’s circle stays in reach of the pointer',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    const { left, top, width, height } = picture.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(picture);
  },
};
