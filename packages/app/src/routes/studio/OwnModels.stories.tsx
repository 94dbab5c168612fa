import { createFromModel, initialValues, recordOf } from '@kinora/contract';
import { creationFixture, trainedModelFixture } from '@kinora/contract/testing';
import { digitalSourceTypes, withPngText } from '@kinora/media';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnFile } from '../../mocks/drawnFile.ts';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';

const rich = { ...mara, balance: 120 };

const meta = {
  ...screenStory,
  title: 'App/Screens/Create Image with a model of one’s own',
  args: { path: '/create-image' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const ready = [
  trainedModelFixture({ triggerWord: 'myharbour' }),
  trainedModelFixture({ id: '1b0e7c1e-1111-4222-8333-444455556666', name: 'Lanterns' }),
];

export const UsedInCreateImage: Story = {
  name: 'A trained model is chosen in Trained Models and makes a picture in Create Image (A155, D32)',
  args: {
    path: '/trained-models',
    scenario: { trains: true, accounts: [{ ...rich, trainedModels: ready }] },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const prompt = () => canvas.findByRole('textbox', { name: /Describe your image/ });
    // One that was used before does not stay chosen.
    await userEvent.click(await canvas.findByRole('button', { name: `Use Model: ${ready[0]!.name}` }));
    await userEvent.type(await prompt(), 'At');
    await userEvent.click(canvas.getByRole('link', { name: 'Trained Models' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use Model: Lanterns' }));
    await userEvent.type(await prompt(), ' dawn');
    await expect(await canvas.findByRole('radio', { name: 'Your models' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^Generate/ }));
    await said('Image Generated!');
    const [creation] = serverOf(loaded).fake.world.current!.creations;
    await expect(creation).toMatchObject({
      type: 'image',
      prompt: 'At dawn',
      model_used: 'create-from-model',
      settings: { trainedModel: ready[1]!.id },
    });
  },
};

export const AModelThatIsGone: Story = {
  name: 'A model that was deleted is said to be missing before anything is made (D32)',
  args: {
    path: '/create-image?model=01890000-0000-7000-8000-00000000dead',
    scenario: { trains: true, accounts: [{ ...rich, trainedModels: ready }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This model is not there')).toBeVisible();
    await expect(canvas.getByText(/Another of your models is chosen instead/)).toBeVisible();
  },
};

export const TheLastModelIsGone: Story = {
  name: 'Without any model left, what was typed makes pictures with the usual ones, and that is said (D32)',
  args: {
    path: '/create-image?model=01890000-0000-7000-8000-00000000dead',
    scenario: { trains: true, accounts: [rich] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This model is not there')).toBeVisible();
    await expect(canvas.getByText(/Pictures are made without it/)).toBeVisible();
  },
};

export const ADraftOfAModelThatIsGone: Story = {
  name: 'A draft whose model was deleted keeps its words, takes another model and says so (D32)',
  args: {
    path: '/trained-models',
    scenario: { trains: true, accounts: [{ ...rich, trainedModels: ready }] },
  },
  play: async ({ canvas, userEvent }) => {
    const prompt = () => canvas.findByRole('textbox', { name: /Describe your image/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Use Model: Lanterns' }));
    await userEvent.type(await prompt(), 'At dawn');
    await userEvent.click(canvas.getByRole('link', { name: 'Trained Models' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Lanterns' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await said('Model deleted');
    await userEvent.click(canvas.getByRole('link', { name: 'Create Image' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Your models' }));
    await expect(await canvas.findByText('This model is not there')).toBeVisible();
    await expect(canvas.getByText(/Another of your models is chosen instead/)).toBeVisible();
    await expect(await prompt()).toHaveValue('At dawn');
    await expect(canvas.queryByText(new RegExp(ready[1]!.id))).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Generate/ })).toBeEnabled();
  },
};

const madeWith = (id: string, trainedModel: string) =>
  creationFixture({
    id,
    type: 'image',
    model_used: 'create-from-model',
    prompt: 'At dawn',
    settings: { prompt: 'At dawn', trainedModel },
  });
const [withReady, withGone] = [
  madeWith('01890000-0000-7000-8000-0000000000a1', ready[1]!.id),
  madeWith('01890000-0000-7000-8000-0000000000a2', '01890000-0000-7000-8000-00000000dead'),
];

export const NamedOnTheReceipt: Story = {
  name: 'The receipt of a picture names the model of one’s own that made it (D32)',
  args: {
    path: `/creation-history?creation=${withReady.id}`,
    scenario: { trains: true, accounts: [{ ...rich, trainedModels: ready, creations: [withReady] }] },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByText('Lanterns')).toBeVisible();
    await expect(dialog).not.toHaveTextContent(ready[1]!.id);
  },
};

export const NamelessOnTheReceipt: Story = {
  name: 'The receipt says so where that model was deleted (D32)',
  args: {
    path: `/creation-history?creation=${withGone.id}`,
    scenario: { trains: true, accounts: [{ ...rich, trainedModels: ready, creations: [withGone] }] },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByText('A model that was deleted')).toBeVisible();
    await expect(dialog).not.toHaveTextContent('dead');
  },
};

export const NotUsedByThisEngine: Story = {
  name: 'An engine that can’t use a trained model says so, and makes pictures without it (D32)',
  args: {
    path: `/create-image?model=${ready[0]!.id}`,
    scenario: { accounts: [{ ...rich, trainedModels: ready }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your model is not used here')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Your models' })).toBeNull();
  },
};

/** A file as a model of one's own makes it, dropped on the prompt. */
async function dropMadeWith(trainedModel: string, { canvas, userEvent }: Stage) {
  const drawn = new Uint8Array(await drawnFile().arrayBuffer());
  const made = withPngText(drawn, {
    engine: 'Story',
    tool: createFromModel.id,
    model: createFromModel.id,
    ...recordOf(createFromModel, {
      ...initialValues(createFromModel),
      prompt: 'Boats at dawn',
      style: 'anime',
      aspectRatio: '16:9',
      trainedModel,
    }),
    digitalSourceType: digitalSourceTypes.trainedModel,
  });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([made], 'boats.png', { type: 'image/png' }));
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  (await promptOf(canvas)).dispatchEvent(drop);
  await userEvent.click(await screen.findByRole('button', { name: 'Use its settings' }));
}
const promptOf = (canvas: Stage['canvas']) => canvas.findByRole('textbox', { name: /Describe your image/ });
const hasItsSettings = async (canvas: Stage['canvas']) => {
  await waitFor(async () => expect(await promptOf(canvas)).toHaveValue('Boats at dawn'));
  // A form may be drawn anew with its settings.
  await waitFor(() => expect(canvas.getByRole('radio', { name: /16:9/ })).toBeChecked());
};
const withModels = { trains: true, accounts: [{ ...rich, trainedModels: ready }] };

export const ItsSettingsWithItsModel: Story = {
  name: 'A file brings its settings and the model that made it, from the usual form too (D32)',
  args: { scenario: withModels },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('radio', { name: 'Usual models' })).toBeChecked();
    await dropMadeWith(ready[1]!.id, context);
    await said('The form has its settings.');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Your models' })).toBeChecked());
    await expect(await canvas.findByRole('radio', { name: /Lanterns/ })).toBeChecked();
    await hasItsSettings(canvas);
    await expect(canvas.queryByText('This model is not there')).toBeNull();
  },
};

export const ItsSettingsTakenBack: Story = {
  name: 'What the settings of a file take the place of in an open form is had back by Undo',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await promptOf(canvas), 'A kettle on a stove');
    await dropMadeWith(ready[1]!.id, context);
    await hasItsSettings(canvas);
    await said(/^Replaced in this form: /);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await promptOf(canvas)).toHaveValue('A kettle on a stove'));
    // What the form did not hold before stays.
    await waitFor(() => expect(canvas.getByRole('radio', { name: /16:9/ })).toBeChecked());
  },
};

export const ItsSettingsOnItsOwnForm: Story = {
  name: 'Dropped on the form of another model, it changes the model as well (D32)',
  args: { path: `/create-image?model=${ready[0]!.id}`, scenario: withModels },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('radio', { name: /Harbour/ })).toBeChecked();
    await dropMadeWith(ready[1]!.id, context);
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Lanterns/ })).toBeChecked());
    await hasItsSettings(canvas);
    // And once more where the address does not change.
    await userEvent.click(canvas.getByRole('radio', { name: /Harbour/ }));
    await expect(canvas.getByRole('radio', { name: /Harbour/ })).toBeChecked();
    await dropMadeWith(ready[1]!.id, context);
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Lanterns/ })).toBeChecked());
  },
};

export const ItsSettingsWithoutItsModel: Story = {
  name: 'Where its model is gone, a file brings the rest, and that is said (D32)',
  args: { scenario: withModels },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('radio', { name: 'Your models' });
    await dropMadeWith('01890000-0000-7000-8000-00000000dead', context);
    await said('The model that made this file can’t be used here. The rest of its settings is in the form.');
    await hasItsSettings(canvas);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Usual models' })).toBeChecked());
  },
};

export const ItsSettingsElsewhere: Story = {
  name: 'Another studio takes what fits of them, and names the model among the rest (D32)',
  args: { path: '/seedance', scenario: withModels },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const prompt = await waitFor(() => {
      const [first] = canvasElement.querySelectorAll('textarea');
      if (!first) throw new Error('There is no prompt yet.');
      return first;
    });
    await dropMadeWith(ready[0]!.id, {
      ...context,
      canvas: { ...canvas, findByRole: async () => prompt } as never,
    });
    await said(/has no place for: .*Your model/);
  },
};

export const TheWordIsDismissed: Story = {
  name: 'The word of a model that is gone goes when it is dismissed (D32)',
  args: { path: '/create-image?model=01890000-0000-7000-8000-00000000dead', scenario: withModels },
  play: async ({ canvas, userEvent }) => {
    const word = (await canvas.findByText('This model is not there')).closest('[data-component="Notice"]');
    await userEvent.click(within(word as HTMLElement).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('This model is not there')).toBeNull());
    await expect(canvas.getByRole('radio', { name: 'Your models' })).toBeChecked();
  },
};

export const TheWordIsAnswered: Story = {
  name: 'The word of a model that is gone stays while words are typed, and goes when another is chosen (D32)',
  args: { path: '/create-image?model=01890000-0000-7000-8000-00000000dead', scenario: withModels },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /Harbour/ })).toBeChecked();
    await expect(canvas.getByText('This model is not there')).toBeVisible();
    await userEvent.type(await promptOf(canvas), 'At dawn');
    await expect(canvas.getByText('This model is not there')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Lanterns/ }));
    await waitFor(() => expect(canvas.queryByText('This model is not there')).toBeNull());
    await expect(await promptOf(canvas)).toHaveValue('At dawn');
    await expect(canvas.getByRole('radio', { name: /Lanterns/ })).toBeChecked();
  },
};
