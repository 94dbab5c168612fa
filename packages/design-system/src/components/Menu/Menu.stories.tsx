import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Copy, Download, Pencil, Trash2 } from '../../icons/glyphs.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Design System/Overlays/Menu',
  component: Menu,
  args: {
    label: 'More for this video',
    trigger: <Button>More</Button>,
    items: [
      { id: 'rename', label: 'Rename', icon: Pencil, shortcut: 'F2' },
      { id: 'copy', label: 'Copy prompt', icon: Copy, shortcut: '⌘C' },
      { id: 'download', label: 'Download', icon: Download, isDisabled: true },
      { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const KeysOpenWalkAndChoose: Story = {
  name: 'Keys open a menu, walk it round, find by letter and choose, and the focus returns to its button',
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'More for this video' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('c');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy prompt' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await expect(args.onAction).toHaveBeenCalledWith({ id: 'copy' });
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EscapeChoosesNothing: Story = {
  name: 'Escape closes a menu and chooses nothing',
  args: { defaultOpen: true },
  play: async ({ userEvent, args }) => {
    const menu = await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const ShortcutIsReadWithItsLine: Story = {
  name: 'A shortcut is read with its line of a menu',
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Rename' })).toHaveAccessibleDescription('F2');
  },
};

export const LinksLeadSomewhere: Story = {
  name: 'Links in a menu have their addresses, and one to a new tab says so',
  args: {
    defaultOpen: true,
    label: 'Help',
    trigger: <Button>Help</Button>,
    items: [
      { id: 'tutorials', label: 'Tutorials', href: '#tutorials' },
      { id: 'wiki', label: 'Wiki', href: 'https://example.com/wiki', target: '_blank' },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Tutorials' })).toHaveAttribute(
      'href',
      '#tutorials',
    );
    const wiki = screen.getByRole('menuitem', { name: /Wiki.*opens in a new tab or window/ });
    await expect(wiki).toHaveAttribute('rel', 'noopener');
  },
};

export const ALongListScrollsInsideTheWindow: Story = {
  name: 'A long menu scrolls inside the window',
  args: {
    defaultOpen: true,
    label: 'Albums',
    items: Array.from({ length: 60 }, (_, index) => ({ id: String(index), label: `Album ${index + 1}` })),
  },
  play: async ({ userEvent }) => {
    const menu = await screen.findByRole('menu');
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitem', { name: 'Album 60' });
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        menu.getBoundingClientRect().bottom + 1,
      ),
    );
  },
};

export const ConsumerStylesWinOverTheComponents: Story = {
  name: 'A consumer’s styles win over a menu’s own',
  args: { defaultOpen: true, className: 'consumer' },
  render: (args) => (
    <>
      <style>{'.consumer { padding: 9px; }'}</style>
      <Menu {...args} />
    </>
  ),
  play: async () => {
    await expect(getComputedStyle(await screen.findByRole('menu')).paddingLeft).toBe('9px');
  },
};

const ticked = fn();

export const SectionsOfChoicesAreTicked: Story = {
  name: 'A choice in a section of a menu is ticked, and another is reported',
  args: {
    label: 'View',
    trigger: <Button>View</Button>,
    items: [
      {
        id: 'sort',
        title: 'Sort by',
        selectionMode: 'single',
        selectedIds: ['newest'],
        onSelectedChange: ticked,
        entries: [
          { id: 'newest', label: 'Newest' },
          { id: 'oldest', label: 'Oldest' },
        ],
      },
      { id: 'rest', entries: [{ id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' }] },
    ],
  },
  play: async ({ userEvent }) => {
    ticked.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const newest = await screen.findByRole('menuitemradio', { name: 'Newest' });
    await expect(newest).toHaveAttribute('aria-checked', 'true');
    await waitFor(() => expect(newest).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(ticked).toHaveBeenCalledWith({ ids: ['oldest'] });
  },
};
