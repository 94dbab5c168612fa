import { seededId, seededRandom, trainedModelFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { held } from '../../mocks/held.ts';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';
import { backOnline, broken, neverComes, wasAsked, offline } from '../library/library.fixtures.ts';

const model = (status: string, index: number, name: string) =>
  trainedModelFixture({ id: seededId(seededRandom(index)), status, name, trainedAt: null });
const trainedModels = [
  trainedModelFixture(),
  model('training', 2, 'Lanterns'),
  model('failed', 3, 'Barley'),
  model('dreaming', 4, 'Snow'),
];
const scenario = { accounts: [{ ...mara, trainedModels }] };

const meta = {
  ...screenStory,
  title: 'App/Screens/Trained models',
  args: { path: '/trained-models', scenario },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Trained models tell whether they are ready, in training, failed or unknown (A14, A155, A156, A157, A158, A159)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    const ready = await canvas.findByRole('article', { name: 'Harbour' });
    await expect(within(ready).getByRole('button', { name: 'Use Model: Harbour' })).toBeEnabled();
    await expect(within(ready).getByText('4.5')).toBeVisible();
    await expect(ready).toHaveTextContent('Accuracy 93%');
    const training = canvas.getByRole('article', { name: 'Lanterns' });
    await expect(within(training).getByRole('button', { name: 'Training...' })).toBeDisabled();
    await expect(training).not.toHaveTextContent('Accuracy');
    await expect(within(canvas.getByRole('article', { name: 'Barley' })).getByText('Failed')).toBeVisible();
    await expect(within(canvas.getByRole('article', { name: 'Snow' })).getByText('Unknown')).toBeVisible();
  },
};

export const Filtered: Story = {
  name: 'Trained models are filtered by whether they are ready (A154)',
  play: async ({ canvas, userEvent }) => {
    for (const [filter, count] of [
      ['Ready', 1],
      ['Training', 1],
      ['All', 4],
    ] as const) {
      await userEvent.click(await canvas.findByRole('radio', { name: filter }));
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
    }
  },
};

export const Empty: Story = {
  name: 'A page with no trained model leads to training one (A152, A153)',
  tags: ['picture', 'narrow'],
  args: { scenario: { accounts: [mara] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trained models yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Train New Model' })).toHaveAttribute(
      'href',
      '/train-model',
    );
  },
};

export const NothingMatches: Story = {
  name: 'A filter with no trained model says so, and Show all brings the others back (A154)',
  args: {
    path: '/trained-models?show=training',
    scenario: { accounts: [{ ...mara, trainedModels: [trainedModelFixture()] }] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(await canvas.findByRole('article', { name: 'Harbour' })).toBeVisible();
  },
};

export const Used: Story = {
  name: 'Use Model says so and goes to Create Image (A155)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use Model: Harbour' }));
    await said('Harbour is ready to use');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Create Image' })).toBeVisible();
  },
};

const deleteHarbour: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete Harbour' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Delete this model? It cannot be restored.',
  });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
};

export const Deleted: Story = {
  name: 'A trained model is deleted once that is confirmed',
  play: async (context) => {
    await deleteHarbour(context);
    await said('Model deleted');
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(3));
  },
};

export const ADeletionThatFailsIsTakenBack: Story = {
  name: 'A deletion that fails is taken back, and said: the trained model goes, and stands there again',
  args: { scenario: { ...scenario, failures: { 'library.deleteTrainedModel': broken } } },
  play: async (context) => {
    const answer = held(serverOf(context.loaded).fake, 'library', 'deleteTrainedModel');
    await deleteHarbour(context);
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(3));
    await expect(context.canvas.queryByText('Harbour')).toBeNull();
    answer();
    await said('Failed to delete the model');
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(4));
    await expect(context.canvas.getAllByRole('article')[0]).toHaveTextContent('Harbour');
  },
};

export const Loading: Story = {
  name: 'Trained models that are on their way say so',
  args: { answers: [neverComes('get', '/rest/v1/trained_models')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your models')).toBeInTheDocument();
    await wasAsked('/rest/v1/trained_models');
  },
};

export const LoadingFails: Story = {
  name: 'Trained models that could not be loaded say so, and are there after another try',
  args: { scenario: { ...scenario, failures: { 'library.trainedModels': broken } } },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText('Failed to load your models. Please try again.')).toBeVisible();
    serverOf(loaded).fake.world.failures.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
};

export const Offline: Story = {
  name: 'Trained models that could not be loaded come by themselves once there is a network',
  args: { scenario: { ...scenario, failures: { 'library.trainedModels': offline } } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Failed to load your models.')).toBeVisible();
    backOnline(serverOf(loaded).fake);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
};
