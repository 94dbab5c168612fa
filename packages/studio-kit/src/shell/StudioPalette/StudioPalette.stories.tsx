import { historyFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { StudioPalette } from './StudioPalette.tsx';

const meta = {
  title: 'Studio Kit/Shell/StudioPalette',
  component: StudioPalette,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    isMember: true,
    creations: historyFixture(3),
    onChosen: fn(),
    onModeChosen: fn(),
    onShortcutsRequested: fn(),
    onSignInRequested: fn(),
    onSignOutRequested: fn(),
  },
} satisfies Meta<typeof StudioPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const keysOf = () => screen.queryAllByRole('option').map((option) => option.dataset['key']);

/** The line that the field tells of. After typing React Aria waits half a second before it tells. */
const atHand = (id: string) =>
  waitFor(() => {
    const line = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
    return expect(document.getElementById(line)?.dataset['key']).toBe(id);
  });

export const Open: Story = {
  name: 'The palette opens with recent creations in it',
  tags: ['picture', 'narrow'],
  play: async () => {
    await screen.findByRole('dialog', { name: 'Commands' });
    await expect(await screen.findByRole('group', { name: 'Recent creations' })).toBeInTheDocument();
  },
};

export const AToolIsFoundByAWord: Story = {
  name: 'A tool is found by a word of its name',
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('veo');
    await waitFor(() => expect(keysOf()).toEqual(['tool-veo3']));
    await atHand('tool-veo3');
    await expect(screen.getByRole('option')).toHaveAttribute('href', '/veo3');
  },
};

const chooses =
  (typed: string, id: string): Story['play'] =>
  async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard(typed);
    await waitFor(() => expect(keysOf()).toEqual([id]));
    await atHand(id);
    await userEvent.keyboard('{Enter}');
  };

export const TheModeIsChangedByKeyboard: Story = {
  name: 'The mode is changed by typing it, which closes the palette',
  play: async (context) => {
    await chooses('dark mode', 'mode-dark')!(context);
    await waitFor(() => expect(context.args.onModeChosen).toHaveBeenCalledWith({ mode: 'dark' }));
    await expect(context.args.onChosen).toHaveBeenCalledWith({ id: 'mode-dark' });
    await expect(context.args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const TheWayOut: Story = {
  name: 'Signing out is found by typing it (A63)',
  play: async (context) => {
    await chooses('sign out', 'sign-out')!(context);
    await waitFor(() => expect(context.args.onSignOutRequested).toHaveBeenCalledTimes(1));
  },
};

export const AVisitorFindsTheWayIn: Story = {
  name: 'A visitor finds the way in by typing it',
  args: { isMember: false, creations: [] },
  play: async (context) => {
    await chooses('sign in', 'sign-in')!(context);
    await waitFor(() => expect(context.args.onSignInRequested).toHaveBeenCalledTimes(1));
  },
};

export const TheKeysAreAskedFor: Story = {
  name: 'The keyboard shortcuts are found by typing them',
  play: async (context) => {
    await chooses('shortcuts', 'shortcuts')!(context);
    await waitFor(() => expect(context.args.onShortcutsRequested).toHaveBeenCalledTimes(1));
  },
};
