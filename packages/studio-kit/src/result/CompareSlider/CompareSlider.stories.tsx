import { pictures } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { CompareSlider } from './CompareSlider.tsx';

const meta = {
  title: 'Studio Kit/Result/CompareSlider',
  component: CompareSlider,
  args: {
    before: <img src={pictures.ember.url} alt="The harbour, small" />,
    after: <img src={pictures.lagoon.url} alt="The harbour, four times as large" />,
    ratio: 16 / 9,
  },
} satisfies Meta<typeof CompareSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['picture', 'narrow', 'forced-colors'] };

export const Tall: Story = {
  tags: ['picture'],
  args: {
    before: <img src={pictures.dusk.url} alt="The harbour, upright" />,
    after: <img src={pictures.dusk.url} alt="The harbour, upright and larger" />,
    ratio: 9 / 16,
    initialShare: 0.25,
    beforeLabel: '2x',
    afterLabel: '4x',
  },
};

export const TwoShapes: Story = {
  name: 'Two pictures of different shapes are both whole, and each covers the other on its side',
  tags: ['picture'],
  args: { before: <img src={pictures.dusk.url} alt="The harbour, upright" />, ratio: 1, initialShare: 0.7 },
  play: async ({ canvas }) => {
    for (const picture of canvas.getAllByRole('img'))
      await expect(getComputedStyle(picture).objectFit).toBe('contain');
  },
};

export const RightToLeft: Story = {
  tags: ['picture'],
  globals: { locale: 'ar' },
  args: { initialShare: 0.25 },
};

// What keys do to a range is the browser's own doing: here it is asked for what they would set.
export const KeysReachTheSeamAndItSaysWhereItIs: Story = {
  name: 'The seam is reached by Tab, which marks the corners of the picture, and says where it is',
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const seam = canvas.getByRole('slider', { name: 'Compare Before and After' });
    await waitFor(() => expect(seam).toHaveFocus());
    await expect(seam).toHaveAttribute('type', 'range');
    await expect(seam).toHaveAttribute('aria-valuetext', '50% Before');
    await fireEvent.input(seam, { target: { value: '52' } });
    await expect(seam).toHaveAttribute('aria-valuetext', '52% Before');
  },
};

export const TheSeamLiesUnderThePointer: Story = {
  name: 'The seam is drawn where its slider stands, across the whole width',
  play: async ({ canvas, canvasElement }) => {
    const seam = canvas.getByRole('slider');
    const frame = canvasElement.querySelector('[data-component="CompareSlider"] > div')!;
    const { left, width } = frame.getBoundingClientRect();
    await expect(seam.getBoundingClientRect().width).toBeCloseTo(width, 0);
    await fireEvent.input(seam, { target: { value: '80' } });
    const line = frame.querySelector('[data-part="line"]')!.getBoundingClientRect();
    await expect(line.left + line.width / 2).toBeCloseTo(left + width * 0.8, 0);
  },
};
