import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Design System/Inputs/Rating',
  component: Rating,
  args: { label: 'How good is this result?', onChange: fn() },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 3 } };

export const ArrowsGiveOneStarMoreAndAPressAsManyAsItIsOn: Story = {
  name: 'Arrows give one star more, and a press as many as it is on',
  args: { defaultValue: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const { onChange } = args as { onChange: unknown };
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(onChange).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole('radio', { name: '2 stars' }));
    await expect(onChange).toHaveBeenLastCalledWith(2);
  },
};

export const AllStarsUpToTheChosenOneAreFilled: Story = {
  name: 'All stars up to the chosen one are filled',
  args: { defaultValue: 2 },
  play: async ({ canvasElement }) => {
    const fills = [...canvasElement.querySelectorAll('[data-part="star"] svg')].map(
      (star) => getComputedStyle(star).fill,
    );
    await expect(fills[0]).toBe(fills[1]);
    await expect(fills.slice(2)).toEqual(['none', 'none', 'none']);
  },
};

export const RightToLeftGrowsToTheLeft: Story = {
  name: 'A rating grows to the left where reading goes from right to left',
  globals: { locale: 'ar' },
  args: { label: 'التقييم', defaultValue: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('radio')[2]).toBeChecked();
  },
};

export const DisplayIsOnePictureWithItsNumber: Story = {
  name: 'A rating that is only shown is one picture with its number',
  render: () => <Rating isReadOnly value={4.3} label="Harbour at dawn" isNumberShown />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Harbour at dawn: 4.3 of 5' })).toBeVisible();
  },
};

export const Invalid: Story = {
  name: 'An error of a rating is read with it',
  args: { isRequired: true, errorMessage: 'Give one star at least.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Give one star at least.');
  },
};
