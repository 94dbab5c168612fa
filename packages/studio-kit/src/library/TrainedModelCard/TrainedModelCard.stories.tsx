import { routes } from '@kinora/contract';
import { trainedModelFixture } from '@kinora/contract/testing';
import { ClockProvider, Grid } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TrainedModelCard } from './TrainedModelCard.tsx';

const still = () => Date.UTC(2026, 10, 14, 9, 30);

const meta = {
  title: 'Studio Kit/Library/TrainedModelCard',
  component: TrainedModelCard,
  args: {
    model: trainedModelFixture(),
    trainHref: routes.train.path,
    onUseRequested: fn(),
    onDeleteRequested: fn(),
  },
  render: (args) => (
    <ClockProvider now={still} timeZone="UTC">
      <div style={{ maxInlineSize: 320 }}>
        <TrainedModelCard {...args} />
      </div>
    </ClockProvider>
  ),
} satisfies Meta<typeof TrainedModelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'A ready model shows rating and accuracy, and can be used (A155)',
  tags: ['narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accuracy 93%')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Rating/ })).toBeVisible();
  },
};

export const ItIsUsedByKeys: Story = {
  name: 'A ready model is used by keys (A155)',
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUseRequested).toHaveBeenCalledWith({ model: args.model });
  },
};

export const Training: Story = {
  name: "A model in training says 'Training...' and is not used (A156)",
  args: { model: trainedModelFixture({ status: 'training', rating: null, accuracy: null, trainedAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Training...' })).toBeDisabled();
  },
};

export const Failed: Story = {
  name: 'A failed training has no accuracy and can be begun again (A157)',
  args: { model: trainedModelFixture({ status: 'failed', trainedAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(canvas.queryByText(/Accuracy/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Train again' })).toHaveAttribute('href', '/train-model');
  },
};

export const Cancelled: Story = {
  name: 'A cancelled training says so, and can be begun again',
  args: {
    model: trainedModelFixture({ status: 'cancelled', rating: null, accuracy: null, trainedAt: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The training was cancelled.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Train again' })).toHaveAttribute('href', '/train-model');
  },
};

export const Unknown: Story = {
  name: 'A status that is not known says Unknown, and the model is not used (A158)',
  args: { model: trainedModelFixture({ status: 'paused' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use Model' })).toBeDisabled();
  },
};

export const EveryStatus: Story = {
  name: 'Ready, training, failed and unknown models side by side (A155, A156, A157, A158, A159)',
  tags: ['picture', 'forced-colors'],
  render: (args) => (
    <ClockProvider now={still} timeZone="UTC">
      <Grid minColumnWidth="14rem" maxColumns={4} gap={16}>
        {['ready', 'training', 'failed', 'paused'].map((status) => (
          <TrainedModelCard
            key={status}
            {...args}
            model={trainedModelFixture({
              status,
              ...(status === 'training' ? { imageUrl: null, trainedAt: null } : {}),
            })}
          />
        ))}
      </Grid>
    </ClockProvider>
  ),
};

export const DeletingIsAsked: Story = {
  name: 'A trained model’s deletion is asked for',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Harbour' }));
    await expect(args.onDeleteRequested).toHaveBeenCalledWith({ model: args.model });
  },
};

export const VeryLongText: Story = {
  args: {
    model: trainedModelFixture({ name: 'Donaudampfschifffahrt '.repeat(5), description: 'Quay '.repeat(80) }),
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };
