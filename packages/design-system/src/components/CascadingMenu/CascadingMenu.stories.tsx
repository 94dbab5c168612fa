import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Download, Pencil, Trash2 } from '../../icons/glyphs.ts';
import { Button } from '../Button/Button.tsx';
import { CascadingMenu } from './CascadingMenu.tsx';

const meta = {
  title: 'Design System/Overlays/CascadingMenu',
  component: CascadingMenu,
  args: {
    label: 'More for this video',
    trigger: <Button>More</Button>,
    items: [
      { id: 'rename', label: 'Rename', icon: Pencil, shortcut: 'F2' },
      {
        id: 'export',
        label: 'Export',
        icon: Download,
        submenu: [
          { id: 'zip', label: 'As a zip' },
          { id: 'sheet', label: 'As a contact sheet' },
        ],
      },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof CascadingMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const sorted = fn();

export const SectionsChoicesAndMenusInMenus: Story = {
  name: 'Arrows lead into a menu in a menu and back, and a choice in a section is reported',
  args: {
    label: 'View',
    trigger: <Button>View</Button>,
    items: [
      {
        id: 'sort',
        title: 'Sort by',
        selectionMode: 'single',
        selectedIds: ['newest'],
        onSelectedChange: sorted,
        entries: [
          { id: 'newest', label: 'Newest' },
          { id: 'oldest', label: 'Oldest' },
        ],
      },
      {
        id: 'more',
        entries: [
          {
            id: 'export',
            label: 'Export',
            icon: Download,
            submenu: [
              { id: 'zip', label: 'As a zip' },
              { id: 'sheet', label: 'As a contact sheet' },
            ],
          },
          { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    sorted.mockClear();
    const button = canvas.getByRole('button', { name: 'View' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Newest' })).toHaveFocus());
    await expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As a zip' })).toHaveFocus());
    const outer = screen.getByRole('menu', { name: 'View' }).getBoundingClientRect();
    const inner = screen.getByRole('menu', { name: 'Export' }).getBoundingClientRect();
    await expect(inner.left).toBeGreaterThanOrEqual(outer.right - 4);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As a zip' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith({ id: 'zip' });
    await expect(sorted).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Newest' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(sorted).toHaveBeenCalledWith({ ids: ['oldest'] });
  },
};

export const RightToLeftTheInnerMenuOpensToTheLeft: Story = {
  name: 'An inner menu opens to the left where reading goes from right to left',
  globals: { locale: 'ar' },
  args: {
    label: 'المزيد',
    trigger: <Button>المزيد</Button>,
    items: [{ id: 'export', label: 'تصدير', submenu: [{ id: 'zip', label: 'ملف مضغوط' }] }],
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'تصدير' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    const inner = await screen.findByRole('menu', { name: 'تصدير' });
    const outer = screen.getByRole('menu', { name: 'المزيد' });
    await waitFor(() =>
      expect(inner.getBoundingClientRect().right).toBeLessThanOrEqual(outer.getBoundingClientRect().left + 4),
    );
  },
};
