import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Clapperboard, Heart, House, Image, Images, Moon, Video } from '../../icons/glyphs.ts';
import { Button } from '../Button/Button.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import type { CommandItem } from './commandItem.ts';

const items: CommandItem[] = [
  { id: 'home', label: 'Home', group: 'Go to', icon: House, href: '#home', shortcut: ['G', 'H'] },
  {
    id: 'history',
    label: 'Creation history',
    group: 'Go to',
    icon: Images,
    href: '#history',
    keywords: ['gallery'],
  },
  { id: 'liked', label: 'Liked', group: 'Go to', icon: Heart, href: '#liked' },
  { id: 'image', label: 'Create an image', group: 'Create', icon: Image, description: 'from 5 credits' },
  {
    id: 'video',
    label: 'Create a video',
    group: 'Create',
    icon: Video,
    description: 'from 100 credits',
    keywords: ['film', 'clip'],
  },
  {
    id: 'studio',
    label: 'Open the studio',
    group: 'Create',
    icon: Clapperboard,
    href: 'https://example.com',
    target: '_blank',
  },
  { id: 'dark', label: 'Use the dark mode', group: 'Settings', icon: Moon, shortcut: ['Ctrl', 'Shift', 'D'] },
];

/** Whoever opens it holds its state. */
function Opened({ isOpen: isOpenAtFirst, onOpenChange: _, ...rest }: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Find anything</Button>
      <CommandPalette {...rest} {...{ isOpen }} onOpenChange={setIsOpen} />
    </>
  );
}

const meta = {
  title: 'Design System/Overlays/CommandPalette',
  component: CommandPalette,
  args: { isOpen: false, onOpenChange: () => {}, items, onAction: fn(), onQueryChange: fn() },
  argTypes: { isOpen: { control: false } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The line that the field tells of. After typing React Aria waits half a second before it tells. */
const atHand = (id: string) =>
  waitFor(() => {
    const line = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
    return expect(document.getElementById(line)?.dataset['key']).toBe(id);
  });

export const TypedWalkedAndChosenWithoutLeavingTheField: Story = {
  name: 'Commands are found, walked and chosen without leaving the field, and the focus returns to its button',
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Find anything' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const palette = await screen.findByRole('dialog', { name: 'Commands' });
    const field = within(palette).getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await atHand('home');
    await userEvent.keyboard('create');
    await waitFor(() => expect(within(palette).getAllByRole('option')).toHaveLength(3));
    await atHand('image');
    await userEvent.keyboard('{ArrowDown}');
    await atHand('video');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith({ id: 'video' });
    await waitFor(() => expect(palette).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const WordsInAnyOrderAndWithoutTheirMarks: Story = {
  name: 'A command is found by words in any order and with other accents',
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('vidéo creàte');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((line) => line.dataset['key'])).toEqual(['video']),
    );
    await atHand('video');
    await expect(screen.getByRole('status')).toHaveTextContent('1 result');
  },
};

export const EscapeClearsFirstAndClosesThen: Story = {
  name: 'Escape clears the search of a command palette first, and closes it then',
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    const palette = await screen.findByRole('dialog');
    const field = within(palette).getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('dark');
    await expect(field).toHaveValue('dark');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(palette).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(palette).not.toBeInTheDocument());
  },
};

export const WhatWasUsedLastStandsFirst: Story = {
  name: 'Commands that were used last stand first',
  args: { isOpen: true, recentIds: ['dark', 'liked'] },
  play: async () => {
    const recent = await screen.findByRole('group', { name: 'Recent' });
    await expect(
      within(recent)
        .getAllByRole('option')
        .map((line) => line.dataset['key']),
    ).toEqual(['dark', 'liked']);
    await atHand('dark');
  },
};

export const NothingFoundSaysWhatWasLookedFor: Story = {
  name: 'A search for commands that finds nothing says what was looked for, and goes on',
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('zebra');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “zebra”');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}h');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
  },
};

const found: Record<string, CommandItem[]> = {
  harbour: [{ id: 'clip', label: 'Harbour at dawn', description: 'Yesterday', icon: Video }],
};

const server = { answer: () => {} };

/** Looks among what a server would know, and takes its time over it. */
function Asking(args: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const [answered, setAnswered] = useState('');
  useEffect(() => {
    server.answer = () => setAnswered(query);
  }, [query]);
  return (
    <CommandPalette
      {...args}
      isOpen
      isSearchedElsewhere
      isLoading={query !== answered}
      items={found[answered] ?? []}
      onQueryChange={(event) => setQuery(event.query)}
    />
  );
}

export const AServerMayBeAskedAndTheWaitShows: Story = {
  name: 'A wait for commands from a server shows, and the first answer is at hand',
  render: (args) => <Asking {...args} />,
  play: async () => {
    // Not typed: the typist of the tests would take the list's coming for leaving the field.
    await fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'harbour' } });
    const wait = await screen.findByRole('progressbar', { name: 'Loading' });
    await waitFor(() => expect(wait).toBeVisible());
    server.answer();
    const answer = await screen.findByRole('option', { name: 'Harbour at dawn Yesterday' });
    await waitFor(() => expect(answer).toBeVisible());
    await atHand('clip');
  },
};

export const ALongListScrollsUnderTheField: Story = {
  name: 'A long list of commands scrolls inside the palette, and up from the first leads to the last',
  args: {
    isOpen: true,
    items: Array.from({ length: 80 }, (_, index) => ({ id: `album-${index}`, label: `Album ${index + 1}` })),
  },
  play: async ({ userEvent }) => {
    const palette = await screen.findByRole('dialog');
    await atHand('album-0');
    await expect(palette.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{ArrowUp}');
    await atHand('album-79');
    const last = screen.getByRole('option', { name: 'Album 80' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(palette.getBoundingClientRect().bottom),
    );
  },
};

export const LongWordsHaveTwoLines: Story = {
  name: 'Words without a space to break at have two lines, and all of them in their tooltip',
  globals: { viewport: { value: 'phone' } },
  args: {
    isOpen: true,
    items: [{ id: 'long', label: 'W'.repeat(300), icon: Image, description: 'Yesterday' }],
  },
  play: async () => {
    const words = await screen.findByTitle('W'.repeat(300));
    const line = Number.parseFloat(getComputedStyle(words).lineHeight);
    await expect(words.clientHeight).toBeLessThanOrEqual(Math.ceil(2 * line));
    await expect(words.scrollHeight).toBeGreaterThan(4 * line);
    await expect(screen.getByRole('option')).toHaveAccessibleName(`${'W'.repeat(300)} Yesterday`);
  },
};

export const OnAPhoneItFillsTheHeadOfTheWindow: Story = {
  name: 'A command palette fills the head of the window on a phone',
  globals: { viewport: { value: 'narrow' } },
  args: { isOpen: true },
  play: async () => {
    const palette = await screen.findByRole('dialog');
    await waitFor(() => expect(palette.getBoundingClientRect().top).toBeLessThan(12));
    await expect(palette.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(palette.scrollWidth).toBeLessThanOrEqual(palette.clientWidth);
  },
};
