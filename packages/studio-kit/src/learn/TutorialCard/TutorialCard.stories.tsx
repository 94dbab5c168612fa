import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { tutorialPictures, tutorials } from './TutorialCard.fixtures.ts';
import { TutorialCard } from './TutorialCard.tsx';

const [first, fresh, , soon] = tutorials;

const meta = {
  title: 'Studio Kit/Learn/TutorialCard',
  component: TutorialCard,
  args: { tutorial: first!, picture: tutorialPictures[first!.thumbnail]!, onSoonRequested: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TutorialCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAVideo: Story = {
  name: 'A tutorial tells all that is known of it, and leads to its video (A345, A349)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: first!.title })).toBeVisible();
    for (const text of [first!.duration, first!.level, first!.description, '12.4K views'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText(/4\.9/)).toBeInTheDocument();
    const link = canvas.getByRole('link', { name: /^Watch Now: Your first clip/ });
    await expect(link).toHaveAttribute('href', first!.videoUrl!);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByText('NEW')).toBeNull();
  },
};

export const New: Story = {
  name: 'A new tutorial says so (A345)',
  tags: ['picture'],
  args: { tutorial: fresh! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NEW')).toBeVisible();
  },
};

export const WithoutAVideo: Story = {
  name: 'A tutorial without a video says that it will come, by keyboard (A350)',
  args: { tutorial: soon! },
  play: async ({ args, canvas, userEvent }) => {
    const watch = canvas.getByRole('button', { name: /^Watch Now/ });
    watch.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('This tutorial will be available soon.');
    await expect(args.onSoonRequested).toHaveBeenCalledWith({ id: soon!.id });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(watch).toHaveFocus());
  },
};

export const VeryLongText: Story = {
  tags: ['picture'],
  args: {
    tutorial: {
      ...first!,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen in motion, frame by frame by frame',
      description: 'One more sentence about it. '.repeat(20),
    },
  },
};

export const RightToLeft: Story = {
  tags: ['picture'],
  globals: { locale: 'ar' },
  args: { tutorial: fresh! },
};
