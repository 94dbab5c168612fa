import { historyWords, titleOf, type Creation } from '@kinora/contract';
import { historyFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { said } from '../../mocks/said.ts';
import type { ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { counted, historyStory, openedIs, third, withHistory } from './history.fixtures.ts';

const meta = {
  ...historyStory,
  title: 'App/Screens/Creation history/Walking through',
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WalkedThrough: Story = {
  name: 'Arrow keys and buttons walk from one opened creation to the next, and stop at the ends',
  args: { path: `/creation-history?creation=${third.id}` },
  play: async ({ canvas, userEvent }) => {
    const opened = (creation: Creation) =>
      waitFor(() => expect(screen.getByRole('dialog', { name: titleOf(creation) })).toBeVisible());
    const [first, second] = historyFixture(2);
    await counted(canvas, '7 creations');
    await opened(third);
    // What is said of a deed lies over nothing that is walked through.
    await userEvent.click(screen.getByRole('button', { name: 'Like' }));
    await said(historyWords.liked);
    await userEvent.keyboard('{ArrowLeft}');
    await opened(second!);
    await userEvent.click(screen.getByRole('button', { name: 'Previous creation' }));
    await opened(first!);
    await expect(screen.getByRole('button', { name: 'Previous creation' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
    await opened(third);
    // Where arrows move the words' caret, they do nothing else.
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Title' }));
    await userEvent.keyboard('{ArrowRight}');
    await opened(third);
    // Nor does one walk on under a question about the one that is opened.
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await opened(third);
  },
};

const many = historyFixture(70);
const manyFrom = (at: number) => ({
  path: `/creation-history?creation=${many[at]!.id}`,
  scenario: withHistory(many.length),
});
const rowOf = ({ id }: Creation) => document.querySelector(`[role=row][data-key="${id}"]`);

async function walkedToTheNext({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await counted(canvas, '70 creations');
  await openedIs(many[40]!);
  await userEvent.keyboard('{ArrowRight}');
  await openedIs(many[41]!);
}

export const WalkedPastThePage: Story = {
  name: 'Whoever walks on comes to frames that no page of the history had brought yet',
  tags: ['!picture'],
  args: manyFrom(58),
  play: async ({ canvas, userEvent }) => {
    await counted(canvas, '70 creations');
    for (const at of [58, 59, 60, 61]) {
      await openedIs(many[at]!);
      // The next one may be of a page that is on its way.
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Next creation' })).not.toHaveAttribute('aria-disabled'),
      );
      await userEvent.keyboard('{ArrowRight}');
    }
  },
};

export const ClosedFarDown: Story = {
  name: 'An opened creation that is closed leaves one at its frame, however far down it is',
  tags: ['!picture'],
  args: manyFrom(40),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await walkedToTheNext(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rowOf(many[41]!)).toHaveFocus());
    const sheet = canvas.getByRole('grid').getBoundingClientRect();
    const { top, bottom } = rowOf(many[41]!)!.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(sheet.top - 1);
    await expect(bottom).toBeLessThanOrEqual(sheet.bottom + 1);
  },
};

export const DeletedWhileOpened: Story = {
  name: 'An opened creation that is deleted goes with its view, and one goes on at the frame beside it (A137)',
  tags: ['!picture'],
  args: manyFrom(40),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await walkedToTheNext(context);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await said('Creation deleted successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(rowOf(many[42]!)).toHaveFocus());
    await expect(rowOf(many[41]!)).toBeNull();
    await counted(canvas, '69 creations');
  },
};
