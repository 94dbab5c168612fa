import { Grid } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { characterFixture } from './CharacterCard.fixtures.ts';
import { CharacterCard } from './CharacterCard.tsx';

const meta = {
  title: 'Studio Kit/Library/CharacterCard',
  component: CharacterCard,
  args: {
    character: characterFixture(),
    onVideoRequested: fn(),
    onImageRequested: fn(),
    onEditRequested: fn(),
    onDeleteRequested: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 340 }}>
      <CharacterCard {...args} />
    </div>
  ),
} satisfies Meta<typeof CharacterCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A character stands with its pictures and how many references it has (A104)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada, the keeper, reference 2' })).toBeInTheDocument();
    const article = canvas.getByRole('article', { name: 'Ada, the keeper' });
    await expect(article).toHaveTextContent(`${args.character.images.length} references`);
  },
};

export const ByKeysAlone: Story = {
  name: 'A character is used in a video and in an image by keys (D3)',
  play: async ({ args, canvas, userEvent }) => {
    const { character } = args;
    canvas.getByRole('button', { name: 'Use in video: Ada, the keeper' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onVideoRequested).toHaveBeenCalledWith({ character });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onImageRequested).toHaveBeenCalledWith({ character });
  },
};

export const ItsMenuEditsAndDeletes: Story = {
  name: 'The menu of a character asks for its editing or for its deletion, each by its own line (D3)',
  play: async ({ args, canvas, userEvent }) => {
    const { character } = args;
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'More about Ada, the keeper' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await choose('Edit');
    await expect(args.onEditRequested).toHaveBeenCalledWith({ character });
    await expect(args.onDeleteRequested).not.toHaveBeenCalled();
    await choose('Delete');
    await expect(args.onDeleteRequested).toHaveBeenCalledWith({ character });
    await expect(args.onEditRequested).toHaveBeenCalledTimes(1);
  },
};

export const OneToFour: Story = {
  tags: ['picture'],
  render: (args) => (
    <Grid minColumnWidth="15rem" maxColumns={4} gap={16}>
      {[1, 2, 4].map((count) => (
        <CharacterCard key={count} {...args} character={characterFixture({}, count)} />
      ))}
    </Grid>
  ),
};

export const Partial: Story = {
  args: { character: characterFixture({ description: '', images: [{ place: 'lost.png', address: null }] }) },
};

export const VeryLongText: Story = {
  args: {
    character: characterFixture({
      name: 'Donaudampfschifffahrt '.repeat(4),
      description: 'Coat '.repeat(90),
    }),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
