import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Pricing',
  args: { path: '/pricing' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: 'Plans for a visitor, without the offer that leads to them (A21)',
  tags: ['picture', 'narrow'],
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBe(3);
    await expect(canvas.getByText('Most Popular')).toBeVisible();
    await expect(canvas.queryByText(/Limited-time offer/)).toBeNull();
  },
};

export const AYearCostsLess: Story = {
  name: 'A year can be chosen, and what it saves is said (A166, A168)',
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const yearly = canvas.getByRole('radio', { name: 'Yearly' });
    await userEvent.click(yearly);
    await expect(yearly).toBeChecked();
    await expect(await canvas.findByText('Save 17% with yearly billing')).toBeVisible();
  },
};
