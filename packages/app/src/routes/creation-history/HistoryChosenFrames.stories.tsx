import { historyWords } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { said } from '../../mocks/said.ts';
import { serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { counted, historyStory, withHistory } from './history.fixtures.ts';

const meta = {
  ...historyStory,
  title: 'App/Screens/Creation history/Chosen frames',
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralDeleted: Story = {
  name: 'Several are deleted at once, and had back (D35)',
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = await canvas.findAllByRole('row');
    first!.focus();
    await userEvent.keyboard('x');
    second!.focus();
    await userEvent.keyboard('x');
    const bar = await canvas.findByRole('toolbar', { name: 'Chosen creations' });
    await expect(bar).toHaveTextContent('2 creations chosen');
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete these 2 creations?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await counted(canvas, '5 creations');
    // Whoever goes through the frames goes on with the next.
    await waitFor(() => expect(third).toHaveFocus());
    await said('2 creations deleted successfully');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await counted(canvas, '7 creations');
  },
};

export const AllThereAreAreChosen: Story = {
  name: 'All frames are chosen, also those that had not come, and go and come back together (D35)',
  tags: ['!picture'],
  args: { scenario: withHistory(130) },
  play: async ({ canvas, userEvent }) => {
    await counted(canvas, '130 creations');
    const [first] = await canvas.findAllByRole('row');
    first!.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    const bar = await canvas.findByRole('toolbar', { name: 'Chosen creations' });
    await expect(bar).toHaveTextContent('60 creations chosen');
    const offer = within(bar).getByRole('button', { name: 'Choose all 130' });
    offer.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bar).toHaveTextContent('130 creations chosen'));
    // The button has gone with what it was for: one goes on where one was.
    await waitFor(() => expect(offer).not.toBeInTheDocument());
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete these 130 creations?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await said('130 creations deleted successfully');
    await counted(canvas, '0 creations');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await counted(canvas, '130 creations');
    await waitFor(() => expect(canvas.getByText('Creation 130')).toBeInTheDocument());
  },
};

export const AllThatHadComeIsDeleted: Story = {
  name: 'When all frames that had come are deleted the others come, and all can be had back (D35)',
  tags: ['!picture'],
  args: { scenario: withHistory(70) },
  play: async ({ canvas, userEvent }) => {
    await counted(canvas, '70 creations');
    const [first] = await canvas.findAllByRole('row');
    first!.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    const bar = await canvas.findByRole('toolbar', { name: 'Chosen creations' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: /Are you sure/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await said(/creations deleted successfully/);
    await waitFor(() => expect(canvas.getByText('Creation 1')).toBeInTheDocument());
    await expect(canvas.queryByText(historyWords.nothingYet.title)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await counted(canvas, '70 creations');
    await waitFor(() => expect(canvas.getByText('Creation 70')).toBeInTheDocument());
  },
};

export const PutIntoAnAlbum: Story = {
  name: 'Frames are put into a new album (D19, D35)',
  play: async ({ canvas, loaded, userEvent }) => {
    const [first] = await canvas.findAllByRole('row');
    first!.focus();
    await userEvent.keyboard('x');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to album' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add 1 creation to an album' });
    await userEvent.type(
      await within(dialog).findByRole('textbox', { name: /New album title/ }),
      'Harbours{Enter}',
    );
    await said('Added to Harbours');
    const [account] = serverOf(loaded).fake.world.accounts.values();
    await expect(account!.albums[0]).toMatchObject({ title: 'Harbours', creationIds: [expect.any(String)] });
  },
};
