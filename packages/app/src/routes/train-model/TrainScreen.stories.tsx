import { initialValues, modelTraining, requestOf } from '@kinora/contract';
import { onePixelPng, type FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { forEverySender } from '../../mocks/fakeServer.ts';
import { drawnFile } from '../../mocks/drawnFile.ts';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';

const rich = { ...mara, balance: 120 };

const meta = {
  ...screenStory,
  title: 'App/Screens/Train a model',
  args: { path: '/train-model', scenario: { trains: true, jobs: 'hold', accounts: [rich] } },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Stage = Parameters<Play>[0];

async function fill({ canvas, canvasElement, userEvent }: Stage) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Model name/ }), 'Harbour');
  await canvas.findByRole('button', { name: /^(Choose|Add)/ });
  const names = ['north', 'south', 'east', 'west', 'above'];
  await userEvent.upload(
    canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!,
    names.map((name) => drawnFile(640, 640, `${name}.png`)),
  );
  await canvas.findByRole('button', { name: 'Add More Images (5/20)' });
}

const train = async (context: Stage) => {
  await fill(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: /Start training/ }));
};
const taskOf = (fake: FakeStudioApi) => [...fake.world.jobs.keys()][0]!;

/** A training that was begun before the screen opened. */
const begun = ({ generate }: FakeStudioApi) => {
  const images = Array.from({ length: 5 }, () => `data:image/png;base64,${onePixelPng}`);
  const values = { ...initialValues(modelTraining), name: 'Harbour', images };
  return generate.submit(requestOf(modelTraining, values), { idempotencyKey: 'begun' });
};

export const Trained: Story = {
  name: 'A set is looked at first, then sent on the press, followed to its end, and leaves a trained model (D32)',
  play: async (context) => {
    const { canvas, loaded } = context;
    const { fake } = serverOf(loaded);
    await expect(await canvas.findByText('50 credits · balance 120')).toBeVisible();
    await expect(canvas.getByText(/sends these pictures to this server and on to its trainer/)).toBeVisible();
    await fill(context);
    await expect(
      await canvas.findByText('4 of 5 pictures could be better', { ignore: '[role=status]' }),
    ).toBeVisible();
    await expect(canvas.getAllByText(/looks like north\.png/)).toHaveLength(4);
    await expect([fake.world.jobs.size, fake.world.uploads.size]).toEqual([0, 0]);
    await context.userEvent.click(canvas.getByRole('button', { name: /Start training/ }));
    await said('Training started. You can close this page: it goes on without it.');
    fake.jobs.advance(taskOf(fake), { status: 'running', progress: 0.4, position: null });
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Training...' })).toHaveAttribute('aria-valuenow', '40'),
    );
    fake.jobs.advance(taskOf(fake), { status: 'completed', progress: 1 });
    await expect(await canvas.findByText('Your model is ready')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open trained models' })).toHaveAttribute(
      'href',
      '/trained-models',
    );
    await expect(fake.world.current?.trainedModels).toMatchObject([{ name: 'Harbour', status: 'ready' }]);
    await expect(await canvas.findByText('50 credits · balance 70')).toBeVisible();
  },
};

/** How often the server of the story that runs was asked what its engine can do. */
let timesAsked = 0;

export const AskedOnce: Story = {
  name: 'What the engine can do is asked once, for the page and for its studio (D32)',
  args: {
    before: async (fake) => {
      timesAsked = 0;
      forEverySender(fake, ({ generate }) => {
        const { capabilities } = generate;
        generate.capabilities = () => {
          timesAsked += 1;
          return capabilities();
        };
      });
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('50 credits · balance 120')).toBeVisible();
    // Long after the studio was drawn, which is when it asks.
    await fill(context);
    await expect(timesAsked).toBe(1);
  },
};

export const RehearsedInstead: Story = {
  name: 'The free rehearsal stands beside it, keeps what was filled in, and sends nothing (A252, D32)',
  play: async (context) => {
    const { canvas, loaded, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('radio', { name: 'Rehearse, free' }));
    await expect(await canvas.findByRole('textbox', { name: /Model name/ })).toHaveValue('Harbour');
    await userEvent.click(await canvas.findByRole('button', { name: 'Start training' }));
    await expect(await canvas.findByText(/This was a rehearsal/)).toBeVisible();
    const { world } = serverOf(loaded).fake;
    await expect([world.jobs.size, world.uploads.size, world.current?.balance]).toEqual([0, 0, 120]);
  },
};

export const NoTrainer: Story = {
  name: 'Without a trainer there is the rehearsal alone (A249, D32)',
  args: { scenario: { accounts: [rich] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/With a trainer it takes 15-30 minutes/)).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Train a model' })).toBeNull();
    await expect(canvas.queryByText(/sends these pictures/)).toBeNull();
  },
};

export const ServerAway: Story = {
  name: 'Where the server does not answer, the rehearsal is there all the same (D32)',
  args: {
    isVisitor: true,
    scenario: {
      trains: true,
      failures: { 'generate.capabilities': { kind: 'Offline', message: 'Nobody is there.' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/With a trainer it takes 15-30 minutes/)).toBeVisible();
  },
};

export const Visitor: Story = {
  name: 'A visitor can fill it in, and is asked to sign in at the press (D4)',
  args: { isVisitor: true },
  play: async (context) => {
    await train(context);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const FoundAgain: Story = {
  name: 'A training that goes on is found again (D36)',
  args: { before: begun },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Training...' })).toBeDisabled();
  },
};

export const FailedAndRefunded: Story = {
  name: 'A training that fails says why, and all is given back (D32)',
  args: { before: begun },
  play: async ({ canvas, loaded }) => {
    const { fake } = serverOf(loaded);
    await canvas.findByRole('button', { name: 'Training...' });
    fake.jobs.advance(taskOf(fake), {
      status: 'failed',
      message: 'The model refused this: no subject was found. Nothing was charged.',
    });
    await expect(await canvas.findByText(/no subject was found/)).toBeVisible();
    await expect(await canvas.findByText('50 credits · balance 120')).toBeVisible();
  },
};

export const TooFewCredits: Story = {
  name: 'With too few credits it says how many are missing (D32)',
  args: { scenario: { trains: true, accounts: [{ ...mara, balance: 12 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need 38 more credits')).toBeVisible();
  },
};

export const CancelledInTrainedModels: Story = {
  name: 'A training is cancelled in Trained Models, and its whole price given back (A156, D36)',
  args: { path: '/trained-models', before: begun },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Harbour' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Cancel this training? Its whole price is given back.',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel training' }));
    await said('Training cancelled. Nothing was charged.');
    await expect(await canvas.findByText('Cancelled')).toBeVisible();
    await expect(serverOf(loaded).fake.world.current).toMatchObject({ balance: 120, held: 0 });
  },
};
