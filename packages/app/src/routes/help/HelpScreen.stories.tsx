import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Help Center',
  args: { path: '/help' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: 'Help is found by searching (A18, A199, A200)',
  tags: ['picture', 'narrow'],
  args: { isVisitor: true },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search for help' });
    await expect(canvas.getByRole('button', { name: /Getting Started/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.type(search, 'album');
    await expect(await canvas.findByText(/unless you make an album public/)).toBeVisible();
    await userEvent.clear(search);
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/feedback');
  },
};

export const PlansAndPacks: Story = {
  name: 'What plans and packs hold is told where one asks for it (A193, A194, A195, A196, A197, D10)',
  tags: ['!picture'],
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search for help' });
    for (const [asked, told] of [
      ['expire', /guaranteed for at least 12 months/],
      ['roll over', /Plan credits roll over 1 to 3 months/],
      ['subscription cost', /starts at 9\.99 per month/],
      ['refund', /^Yes, within 30 days/],
      ['Free plan', /3 video generations and 10 image generations a month/],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, asked);
      await expect(await canvas.findByText(told)).toBeVisible();
    }
  },
};
