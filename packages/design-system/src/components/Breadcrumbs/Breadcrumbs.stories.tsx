import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectWordsInTheMiddle } from '../../dev/middleOfWords.ts';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const navigate = fn();

const within = (width: number): NonNullable<Story['decorators']> => [
  (Story) => (
    <div style={{ inlineSize: width }}>
      <Story />
    </div>
  ),
];

const meta = {
  title: 'Design System/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { id: 'library', label: 'Library', href: '/library' },
      { id: 'albums', label: 'Albums', href: '/library/albums' },
      { id: 'harbour', label: 'Harbour at dawn', href: '/library/albums/harbour' },
      { id: 'frame', label: 'Frame 12' },
    ],
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WordsInTheMiddle: Story = {
  name: 'The words of a path stand in the middle beside its arrows',
  play: async ({ canvas, canvasElement }) => {
    await expectWordsInTheMiddle(
      canvas.getByRole('link', { name: 'Library' }),
      canvasElement.querySelector('svg')!,
    );
  },
};

export const Playground: Story = {};

export const FollowedByKeys: Story = {
  name: 'Breadcrumbs are followed by keys, and the page that shows is no link',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Albums' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls[0]?.[0]).toBe('/library/albums');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const WithoutRoomThePlacesBetweenFoldIntoAMenu: Story = {
  name: 'Places in between fold into a menu where breadcrumbs have no room',
  decorators: within(288),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Frame 12')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Places in between' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Harbour at dawn' }));
    await expect(navigate.mock.calls[0]?.[0]).toBe('/library/albums/harbour');
  },
};

export const LongNamesWrapAndAreNotCut: Story = {
  name: 'Long names in breadcrumbs wrap and are not cut',
  args: {
    items: [
      { id: 'library', label: 'Everything that was ever made in this studio', href: '/library' },
      { id: 'frame', label: 'https://example.com/an/address/that/has/no/room/on/a/small/phone' },
    ],
  },
  decorators: within(200),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
    const address = canvas.getByText(/^https/);
    const words = document.createRange();
    words.selectNodeContents(address);
    const [drawn, room] = [words.getBoundingClientRect(), nav.getBoundingClientRect()];
    await expect(drawn.height).toBeGreaterThan(30);
    await expect(drawn.right).toBeLessThanOrEqual(room.right);
    await expect(drawn.bottom).toBeLessThanOrEqual(room.bottom + 1);
    await expect(address.scrollWidth).toBeLessThanOrEqual(address.clientWidth || 200);
  },
};
