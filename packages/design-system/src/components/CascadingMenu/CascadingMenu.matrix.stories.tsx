import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Download, Pencil } from '../../icons/glyphs.ts';
import { Button } from '../Button/Button.tsx';
import { CascadingMenu } from './CascadingMenu.tsx';

const meta = {
  title: 'Design System/Overlays/CascadingMenu/Matrix',
  component: CascadingMenu,
  tags: ['picture', 'forced-colors', 'narrow'],
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

export const AMenuInAMenuOnAPhone: Story = {
  ...AMenuInAMenu,
  name: 'A menu opens below the line of the menu it belongs to on a phone, within its window',
  tags: ['!forced-colors', '!narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await AMenuInAMenu.play!(context);
    const inner = screen.getByRole('menu', { name: 'Export' });
    const line = screen.getByRole('menuitem', { name: 'Export' });
    await waitFor(() =>
      expect(inner.getBoundingClientRect().top).toBeGreaterThanOrEqual(line.getBoundingClientRect().bottom),
    );
    await expect(inner.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};
