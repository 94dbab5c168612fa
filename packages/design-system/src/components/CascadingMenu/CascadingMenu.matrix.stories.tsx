import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Download, Pencil } from '../../icons/glyphs.ts';
import { Button } from '../Button/Button.tsx';
import { CascadingMenu } from './CascadingMenu.tsx';

const meta = {
  title: 'Design System/Overlays/CascadingMenu/Matrix',
  component: CascadingMenu,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof CascadingMenu>;

export default meta;
type Story = StoryObj;

export const AMenuInAMenu: Story = {
  name: 'A menu opens beside the line of the menu it belongs to',
  render: () => (
    <div style={{ minBlockSize: 240 }}>
      {/* Layers of their own from the start: else their corners hang on when the browser makes them. */}
      <style>{'[data-overlay] { will-change: transform; }'}</style>
      <CascadingMenu
        defaultOpen
        label="More"
        trigger={<Button>More</Button>}
        items={[
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
        ]}
      />
    </div>
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await screen.findByRole('menu', { name: 'Export' });
  },
};
