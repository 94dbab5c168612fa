import { fixtureUserId, historyFixture, type FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { drawnFile } from '../../mocks/drawnFile.ts';
import { held } from '../../mocks/held.ts';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';
import { backOnline, broken, neverComes, wasAsked, offline } from '../library/library.fixtures.ts';

// The folder of the account is named after the owner of its creations.
const scenario = { accounts: [{ ...mara, creations: historyFixture(1) }] };
const ada = {
  name: 'Ada',
  description: 'A keeper of a lighthouse, grey braid, yellow oilskin.',
  images: [`${fixtureUserId}/ada-1.png`, `${fixtureUserId}/ada-2.png`],
};
const known = async ({ library, world }: FakeStudioApi): Promise<unknown> => {
  for (const place of ada.images) world.uploads.set(place, drawnFile());
  return library.saveCharacter(ada);
};

const meta = {
  ...screenStory,
  title: 'App/Screens/Characters',
  args: { path: '/characters', scenario, before: known },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A character stands with its description and its references (A28, D3)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'Ada' });
    await expect(card).toHaveTextContent('A keeper of a lighthouse, grey braid, yellow oilskin.');
    await expect(card).toHaveTextContent('2 references');
    await waitFor(() => {
      const shown = within(card).getAllByRole<HTMLImageElement>('img');
      return expect(shown.map((picture) => picture.naturalWidth)).toEqual([640, 640]);
    });
  },
};

export const Empty: Story = {
  name: 'A page with no character offers to make one (D3)',
  tags: ['picture', 'narrow'],
  args: { before: async () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No characters yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New character' })).toBeVisible();
  },
};

type Play = NonNullable<Story['play']>;

const nameBruno = async ({ canvas, userEvent }: Parameters<Play>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New character' }));
  const dialog = await screen.findByRole('dialog', { name: 'New character' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Bruno');
  return dialog;
};

const chooseBruno = async ({ userEvent }: Parameters<Play>[0], dialog: HTMLElement) => {
  const picker = await waitFor(() => {
    const found = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('There is no file field yet.');
    return found;
  });
  await userEvent.upload(picker, drawnFile(640, 360, 'bruno.png'));
};

const fillIn: Play = async (context) => {
  const { userEvent } = context;
  const dialog = await nameBruno(context);
  await chooseBruno(context, dialog);
  await within(dialog).findByRole('img', { name: /bruno/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
};

export const Made: Story = {
  name: 'A character is made: its picture travels first (D3)',
  args: { before: async () => {} },
  play: async (context) => {
    await fillIn(context);
    await said('Character saved');
    await expect(await context.canvas.findByRole('article', { name: 'Bruno' })).toBeVisible();
    const { uploads } = serverOf(context.loaded).fake.world;
    await expect([...uploads.keys()]).toEqual([expect.stringMatching(/bruno\.png$/)]);
  },
};

export const LeftHalfTyped: Story = {
  name: 'A half made character outlives a press outside, and Escape asks before it goes (D3)',
  tags: ['!picture'],
  args: { before: async () => {} },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'New character' }));
    const dialog = await screen.findByRole('dialog', { name: 'New character' });
    await chooseBruno(context, dialog);
    await within(dialog).findByRole('img', { name: /bruno/ });
    const target = dialog.closest('[data-overlay]')!;
    await userEvent.pointer([{ keys: '[MouseLeft]', target, coords: { clientX: 2, clientY: 2 } }]);
    await userEvent.keyboard('{Escape}');
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Discard what you filled in?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await expect(within(dialog).getByRole('img', { name: /bruno/ })).toBeVisible();
  },
};

export const WithoutAPicture: Story = {
  name: 'A character without a picture is said to need one, and which faces may be used (D3)',
  args: { before: async () => {} },
  play: async (context) => {
    const dialog = await nameBruno(context);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(await within(dialog).findByText('Add at least one picture.')).toBeVisible();
    await expect(
      within(dialog).getByText('Use only faces and voices that you have the right to use.'),
    ).toBeVisible();
  },
};

export const ThePictureThatWasMissed: Story = {
  name: 'What is said of a missing picture is over once there is one (D3)',
  tags: ['!picture'],
  args: { before: async () => {} },
  play: async (context) => {
    const dialog = await nameBruno(context);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText('Add at least one picture.');
    await chooseBruno(context, dialog);
    await expect(await within(dialog).findByRole('img', { name: /bruno/ })).toBeVisible();
    await expect(within(dialog).queryByText('Add at least one picture.')).toBeNull();
  },
};

export const SavedWhileItsPictureIsRead: Story = {
  name: 'A character that is saved while its picture is still being read waits for it (D3)',
  tags: ['!picture'],
  args: { before: async () => {} },
  play: async (context) => {
    const { canvas, loaded, userEvent } = context;
    let finish = () => {};
    spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const dialog = await nameBruno(context);
    await chooseBruno(context, dialog);
    await waitFor(() => expect(HTMLImageElement.prototype.decode).toHaveBeenCalled());
    const save = within(dialog).getByRole('button', { name: /Save/ });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
    await expect(within(dialog).queryByText('Add at least one picture.')).toBeNull();
    finish();
    await said('Character saved');
    await expect(await canvas.findByRole('article', { name: 'Bruno' })).toBeVisible();
    const { uploads } = serverOf(loaded).fake.world;
    await expect([...uploads.keys()]).toEqual([expect.stringMatching(/bruno\.png$/)]);
  },
};

export const SavingFails: Story = {
  name: 'A character that could not be saved keeps its form, and its picture does not travel again (D3)',
  args: {
    before: async () => {},
    scenario: { ...scenario, failures: { 'library.saveCharacter': broken } },
  },
  play: async (context) => {
    await fillIn(context);
    const dialog = screen.getByRole('dialog', { name: 'New character' });
    await expect(await within(dialog).findByText('Failed to save the character')).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: /Name/ })).toHaveValue('Bruno');
    const { failures, uploads } = serverOf(context.loaded).fake.world;
    failures.clear();
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await said('Character saved');
    // The picture that had arrived did not travel again.
    await expect(uploads.size).toBe(1);
  },
};

const choose = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], deed: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More about Ada' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: deed }));
};

export const Edited: Story = {
  name: 'A character is edited: one of its references is taken away (D3)',
  play: async (context) => {
    await choose(context, 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Edit character' });
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Remove reference 2' }));
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await said('Character saved');
    await expect(
      await context.canvas.findByText('reference', { exact: false, selector: 'article *' }),
    ).toBeVisible();
    const [account] = serverOf(context.loaded).fake.world.accounts.values();
    await expect(account!.characters[0]!.images.map(({ place }) => place)).toEqual([ada.images[0]]);
  },
};

const deleteAda: NonNullable<Story['play']> = async (context) => {
  await choose(context, 'Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete this character?' });
  await context.userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
};

export const Deleted: Story = {
  name: 'A character is deleted once that is confirmed (D3)',
  play: async (context) => {
    await deleteAda(context);
    await said('Character deleted');
    await expect(await context.canvas.findByText('No characters yet')).toBeVisible();
  },
};

export const ADeletionThatFailsIsTakenBack: Story = {
  name: 'A deletion that fails is taken back, and said: the character goes, and stands there again (D3)',
  args: { scenario: { ...scenario, failures: { 'library.deleteCharacter': broken } } },
  play: async (context) => {
    const answer = held(serverOf(context.loaded).fake, 'library', 'deleteCharacter');
    await deleteAda(context);
    await waitFor(() => expect(context.canvas.queryByRole('article', { name: 'Ada' })).toBeNull());
    answer();
    await said('Failed to delete the character');
    await expect(await context.canvas.findByRole('article', { name: 'Ada' })).toBeVisible();
  },
};

export const UsedInVideo: Story = {
  name: 'Use in video opens the multi-image mode with the references (D3)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use in video: Ada' }));
    await expect(await canvas.findByText(/\(2\/4\)/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Describe the animation/ })).toHaveValue(
      ada.description,
    );
  },
};

export const UsedInImage: Story = {
  name: 'Use in image puts the description into the prompt (D3)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use in image: Ada' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('textbox', { name: /Describe your image/ })).toHaveValue(
        ada.description,
      ),
    );
  },
};

export const Loading: Story = {
  name: 'Characters that are on their way say so',
  args: { answers: [neverComes('get', '/rest/v1/characters')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your characters')).toBeInTheDocument();
    await wasAsked('/rest/v1/characters');
  },
};

export const LoadingFails: Story = {
  name: 'Characters that could not be loaded say so, and are there after another try',
  args: { scenario: { ...scenario, failures: { 'library.characters': broken } } },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText('Failed to load your characters. Please try again.')).toBeVisible();
    serverOf(loaded).fake.world.failures.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('article', { name: 'Ada' })).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'Characters that could not be loaded come by themselves once there is a network',
  args: { scenario: { ...scenario, failures: { 'library.characters': offline } } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Failed to load your characters.')).toBeVisible();
    backOnline(serverOf(loaded).fake);
    await expect(await canvas.findByRole('article', { name: 'Ada' })).toBeVisible();
  },
};
