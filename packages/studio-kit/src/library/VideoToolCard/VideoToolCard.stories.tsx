import { studioPages, type StudioPage } from '@kinora/contract';
import { pictures } from '@kinora/contract/testing';
import { Grid } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { VideoToolCard, type VideoToolCardProps } from './VideoToolCard.tsx';

const asked = fn();
const generators = Object.values<StudioPage>(studioPages).filter(({ isGenerator }) => isGenerator);
const stills = Object.values(pictures);

const meta = {
  title: 'Studio Kit/Library/VideoToolCard',
  component: VideoToolCard,
  args: {
    tool: studioPages.wan,
    picture: pictures.ember.url,
    // A story has no window to open: what was asked is kept, and the link stays where it is.
    onWindowRequested: ((event) => {
      event.press.preventDefault();
      asked(event.tool);
    }) as NonNullable<VideoToolCardProps['onWindowRequested']>,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 340 }}>
      <VideoToolCard {...args} />
    </div>
  ),
} satisfies Meta<typeof VideoToolCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A tool’s card is a link to a tab of its own, with its price (A121)',
  tags: ['narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Open WAN image to video/ });
    await expect(link).toHaveAttribute('href', '/wan-i2v');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toContain('noopener');
    await expect(canvas.getByText('up to 250 credits')).toBeVisible();
  },
};

export const ThePressCanOpenAWindowInstead: Story = {
  name: 'A press on a tool’s card can open a window instead (A121, A122)',
  play: async ({ userEvent }) => {
    asked.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(asked).toHaveBeenCalledTimes(1);
    await expect(asked).toHaveBeenCalledWith(studioPages.wan);
  },
};

export const AllSix: Story = {
  name: 'Six tools have a card each, and are quoted in short (A120, A359, D13)',
  tags: ['picture'],
  render: (args) => (
    <Grid minColumnWidth="16rem" maxColumns={3} gap={16}>
      {generators.map((tool, index) => (
        <VideoToolCard key={tool.id} {...args} tool={tool} picture={stills[index % stills.length]!.url} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const led = canvas
      .getAllByRole('article')
      .map((card) => within(card).getByRole('link').getAttribute('href'));
    await expect(led).toEqual([
      '/wan-i2v',
      '/kling-ai',
      '/stable-video',
      '/cogvideox-5b',
      '/veo3',
      '/seedance',
    ]);
    const quoted = ['up to 250', 'from 200', '100', '150', 'about 500', 'from 200'];
    await expect(canvas.getAllByText(/credits/).map(({ textContent }) => textContent)).toEqual(
      quoted.map((amount) => `${amount} credits${amount === 'about 500' ? ' (8 s)' : ''}`),
    );
  },
};

export const WithoutAPicture: Story = { args: { picture: undefined } };

export const VeryLongText: Story = {
  args: { tool: { ...studioPages.wan, summary: 'Bring a still picture to life. '.repeat(12) } },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
