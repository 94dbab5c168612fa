import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Design System/Navigation/Link',
  component: Link,
  args: { href: '#plans', children: 'See the plans' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysThatItOpensANewTab: Story = {
  name: 'A link that opens a new tab says so',
  args: { href: 'https://example.com/', target: '_blank', children: 'Wiki' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Wiki (opens in a new tab or window)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const AFullStopAfterTheMark: Story = {
  name: 'What follows the mark of a new tab stands as near as it would to a word, from either side',
  render: () => (
    <>
      {(['ltr', 'rtl'] as const).map((dir) => (
        <p key={dir} dir={dir}>
          Read the{' '}
          <Link href="https://example.com/" target="_blank">
            Privacy Policy
          </Link>
          .
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const stop = document.createRange();
      stop.selectNode(link.nextSibling!);
      const after = stop.getBoundingClientRect();
      const drawn = [...link.querySelectorAll('path')].map((line) => line.getBoundingClientRect());
      const gap =
        getComputedStyle(link).direction === 'ltr'
          ? after.left - Math.max(...drawn.map(({ right }) => right))
          : Math.min(...drawn.map(({ left }) => left)) - after.right;
      await expect(gap).toBeGreaterThan(0);
      await expect(gap).toBeLessThan(2.5);
    }
  },
};

const navigate = fn();

export const FollowedByKey: Story = {
  name: 'A link is followed by Enter, through the app’s router',
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
  args: { href: '/plans' },
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls[0]?.[0]).toBe('/plans');
  },
};

export const LongWordsBreakInsideTheirLine: Story = {
  name: 'A long address in a link breaks inside its line',
  args: { children: 'https://example.com/a/very/long/address/that/has/no/room/anywhere/on/a/small/phone' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeLessThan(161);
  },
};
