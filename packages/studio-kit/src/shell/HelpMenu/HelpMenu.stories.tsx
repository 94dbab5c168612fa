import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { HelpMenu } from './HelpMenu.tsx';

const meta = {
  title: 'Studio Kit/Shell/HelpMenu',
  component: HelpMenu,
  args: { wikiHref: 'https://wiki.example.com', onShortcutsRequested: fn() },
} satisfies Meta<typeof HelpMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const places = [
  ['Feedback', '/feedback'],
  ['Help Center', '/help'],
  ['Tutorials', '/videos'],
  ['Documentation', '/docs'],
] as const;

export const EveryWay: Story = {
  name: 'Every way to an answer, by keyboard (A52, A53, A54, A55, A56, D2, D23)',
  play: async ({ canvas, userEvent }) => {
    const help = canvas.getByRole('button', { name: 'Help' });
    help.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Help' });
    for (const [name, href] of places) {
      await expect(screen.getByRole('menuitem', { name })).toHaveAttribute('href', href);
    }
    const wiki = screen.getByRole('menuitem', { name: /Wiki/ });
    await expect(wiki).toHaveAttribute('href', 'https://wiki.example.com');
    await expect(wiki).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(help).toHaveFocus());
  },
};

export const TheKeysAreAskedFor: Story = {
  name: 'The keyboard shortcuts are asked for from the menu',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Keyboard shortcuts/ }));
    await expect(args.onShortcutsRequested).toHaveBeenCalledTimes(1);
  },
};

export const Shown: Story = {
  name: 'The menu of help is open at once where it is asked to be',
  tags: ['picture', 'narrow'],
  args: { startsOpen: true },
  play: async () => {
    const menu = await screen.findByRole('menu', { name: 'Help' });
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const RightToLeft: Story = {
  name: 'Right to left, the menu of help has its signs at the right',
  tags: ['picture'],
  args: { startsOpen: true },
  globals: { locale: 'ar' },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    const item = menu.querySelector('[role=menuitem]')!;
    const sign = item.querySelector('svg')!.getBoundingClientRect();
    const { left, width } = item.getBoundingClientRect();
    await expect(sign.left).toBeGreaterThan(left + width / 2);
  },
};

export const OpenAtOnce: Story = {
  name: 'A menu that starts open is closed by Escape, and its button has the focus',
  args: { startsOpen: true },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('menu', { name: 'Help' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Help' })).toHaveFocus());
  },
};

export const WithoutAWikiOrKeys: Story = {
  name: 'A menu without a wiki or keys has the four pages and nothing else',
  render: () => <HelpMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    const lines = await screen.findAllByRole('menuitem');
    await expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual(places);
  },
};
