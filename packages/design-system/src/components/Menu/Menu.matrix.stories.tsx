import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, waitFor } from 'storybook/test';
import { passingStates } from '../../dev/ShownAs.tsx';
import { Copy, Download, Globe, Pencil, Trash2 } from '../../icons/glyphs.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Design System/Overlays/Menu/Matrix',
  component: Menu,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj;

export const EveryKindOfLine: Story = {
  name: 'A menu has lines with shortcuts, links, danger, long names and disabled ones',
  render: () => (
    <div style={{ minBlockSize: 320 }}>
      <Menu
        defaultOpen
        label="More for this video"
        trigger={<Button>More</Button>}
        items={[
          { id: 'rename', label: 'Rename', icon: Pencil, shortcut: 'F2' },
          { id: 'copy', label: 'Copy prompt', icon: Copy },
          { id: 'download', label: 'Download', icon: Download, isDisabled: true },
          { id: 'wiki', label: 'Wiki', icon: Globe, href: 'https://example.com', target: '_blank' },
          { id: 'plain', label: 'A line that is much longer than anyone would wish for in such a place' },
          { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' },
        ]}
      />
    </div>
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(
      () => document.querySelector('[role="menuitem"][data-focused]') ?? Promise.reject(new Error('none')),
    );
  },
};

export const SectionsAndChoices: Story = {
  tags: ['!narrow'],
  render: () => (
    <div style={{ minBlockSize: 400 }}>
      <Menu
        defaultOpen
        label="View"
        trigger={<Button>View</Button>}
        items={[
          {
            id: 'sort',
            title: 'Sort by',
            selectionMode: 'single',
            selectedIds: ['newest'],
            onSelectedChange: () => {},
            entries: [
              { id: 'newest', label: 'Newest' },
              { id: 'oldest', label: 'Oldest' },
            ],
          },
          {
            id: 'show',
            title: 'Show',
            selectionMode: 'multiple',
            selectedIds: ['images', 'videos'],
            onSelectedChange: () => {},
            entries: [
              { id: 'images', label: 'Images' },
              { id: 'videos', label: 'Videos', shortcut: '⌘V' },
              { id: 'failed', label: 'Failed', isDisabled: true },
            ],
          },
          {
            id: 'rest',
            entries: [
              { id: 'export', label: 'Export', icon: Download },
              { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' },
            ],
          },
        ]}
      />
    </div>
  ),
};

export const PassingStates: Story = {
  name: 'A menu’s lines show that they are pointed at, focused and pressed',
  tags: ['!narrow'],
  render: () => (
    <div style={{ minBlockSize: 240 }}>
      <Menu
        defaultOpen
        label="States"
        trigger={<Button>More</Button>}
        items={[
          ...passingStates.map((state) => ({ id: state, label: state, icon: Pencil, shortcut: 'F2' })),
          { id: 'rest', label: 'at rest', icon: Pencil },
        ]}
      />
    </div>
  ),
  play: async () => {
    const lines = await screen.findAllByRole('menuitem');
    for (const [index, state] of passingStates.entries()) lines[index]?.setAttribute(`data-${state}`, 'true');
  },
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ minBlockSize: 200 }}>
      <Menu
        defaultOpen
        label="المزيد"
        trigger={<Button>المزيد</Button>}
        items={[
          { id: 'rename', label: 'إعادة التسمية', icon: Pencil, shortcut: 'F2' },
          { id: 'delete', label: 'حذف', icon: Trash2, tone: 'danger' },
        ]}
      />
    </div>
  ),
};
