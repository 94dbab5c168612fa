import { quickStarts } from '@kinora/contract';
import { pictures } from '@kinora/contract/testing';
import { Grid } from '@kinora/design-system';
import { Brush, Film, Layers, MessageSquare, Palette, ZoomIn } from '@kinora/design-system/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { QuickStartTile } from './QuickStartTile.tsx';

const glyphs = [Film, Palette, Layers, Brush, ZoomIn, MessageSquare];

const meta = {
  title: 'Studio Kit/Library/QuickStartTile',
  component: QuickStartTile,
  args: { label: 'Image to Video', href: '/videos', icon: Film, isNew: true },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <QuickStartTile {...args} />
    </div>
  ),
} satisfies Meta<typeof QuickStartTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A quick start is a tile with its drawing and a badge on what is new (A112)',
  tags: ['narrow', 'forced-colors'],
};

export const ItIsALink: Story = {
  name: 'A quick start is a link that keys reach (A112)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Image to Video, New' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAttribute('href', '/videos');
  },
};

export const AllSix: Story = {
  name: 'Six quick starts stand in their order, the first one new (A112)',
  tags: ['picture'],
  render: () => (
    <Grid minColumnWidth="13rem" maxColumns={3} gap={12}>
      {quickStarts.map(({ id, isNew, label, path }, index) => (
        <QuickStartTile key={id} label={label} href={path} icon={glyphs[index]!} isNew={isNew} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    await expect(labels).toEqual([
      'Image to Video, New',
      'Choose a Style',
      'Explore Models',
      'Train Model',
      'Ultimate Upscale',
      'Image to Prompt',
    ]);
  },
};

export const WithAPicture: Story = {
  args: { picture: pictures.lagoon.url },
};

export const VeryLongText: Story = {
  tags: ['picture'],
  args: { label: 'Donaudampfschifffahrtsgesellschaftskapitän zum Video' },
};
export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };
