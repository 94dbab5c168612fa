import { compareWords, deedWords, historyWords, titleOf } from '@kinora/contract';
import { historyFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';
import { historyStory, openedIs, third } from './history.fixtures.ts';

const meta = {
  ...historyStory,
  title: 'App/Screens/Creation history/Compared frames',
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {
  name: 'Two frames are compared (A128)',
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('row');
    first!.focus();
    await userEvent.keyboard(' ');
    second!.focus();
    await userEvent.keyboard(' ');
    const dialog = await screen.findByRole('dialog', { name: 'Two creations compared' });
    await waitFor(() => expect(dialog).toBeVisible());
    // The newest stands first, and was chosen first: it is 'after' all the same.
    const [after, before] = historyFixture(2).map(titleOf);
    await expect(
      await within(dialog).findByRole('slider', { name: `Compare ${before} and ${after}` }),
    ).toBeInTheDocument();
    await expect(
      within(dialog).getByRole('heading', { name: historyWords.madeByName(after!) }),
    ).toBeVisible();
  },
};

export const ComparedWithItsLike: Story = {
  name: 'Of two frames that are called the same, the receipt says that it is that of the later one (A128)',
  tags: ['!picture'],
  args: {
    scenario: {
      accounts: [{ ...mara, creations: historyFixture(2).map((each) => ({ ...each, title: 'Harbour' })) }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    for (const row of await canvas.findAllByRole('row')) {
      row.focus();
      await userEvent.keyboard(' ');
    }
    const dialog = within(await screen.findByRole('dialog', { name: historyWords.compared }));
    await expect(dialog.getByRole('heading', { name: historyWords.madeLater })).toBeInTheDocument();
    await expect(await dialog.findByText('After')).toBeInTheDocument();
  },
};

export const ClipsComparedInStep: Story = {
  name: 'Two clips are compared as clips: in step, silent, and stopped by one press (A128, D41)',
  play: async (context) => {
    await Compared.play!(context);
    const dialog = screen.getByRole('dialog', { name: 'Two creations compared' });
    const clips = [...dialog.querySelectorAll('video')];
    await expect(clips).toHaveLength(2);
    await expect(clips.every(({ muted }) => muted)).toBe(true);
    const press = async (name: string) =>
      context.userEvent.click(await within(dialog).findByRole('button', { name }));
    const both = (isPaused: boolean) =>
      waitFor(() => expect(clips.map(({ paused }) => paused)).toEqual([isPaused, isPaused]));
    // Stories ask for less motion.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Play' })).toBeEnabled());
    await both(true);
    await press('Play');
    await both(false);
    await waitFor(() => expect(clips[1]!.currentTime).toBeGreaterThan(0.2));
    await press('Pause');
    await both(true);
    await waitFor(() => expect(clips[0]!.currentTime).toBeCloseTo(clips[1]!.currentTime, 1));
    const position = within(dialog).getByRole('slider', { name: /^Position/ });
    position.focus();
    await context.userEvent.keyboard('{Home}');
    await waitFor(() => expect(clips.map(({ currentTime }) => currentTime)).toEqual([0, 0]));
  },
};

export const ComparedWhereItIsLarge: Story = {
  name: 'A creation that is opened large is compared there with those before and after it, and is walked on from once that is closed (A128, D37)',
  tags: ['!picture'],
  args: { path: `/creation-history?creation=${third.id}` },
  play: async ({ userEvent }) => {
    await openedIs(third);
    const large = screen.getByRole('dialog', { name: titleOf(third) });
    const compare = within(large).getByRole('button', { name: deedWords.compare });
    await userEvent.click(compare);
    const upper = await screen.findByRole('dialog', { name: historyWords.compared });
    const compared = within(upper);
    const [newest, , , fourth] = historyFixture(4).map(titleOf);
    await compared.findByRole('slider', { name: `Compare ${fourth} and ${titleOf(third)}` });
    await userEvent.click(
      within(compared.getByRole('radiogroup', { name: compareWords.with })).getAllByRole('radio')[0]!,
    );
    // What was made later stands behind the seam, whichever was opened.
    await compared.findByRole('slider', { name: `Compare ${titleOf(third)} and ${newest}` });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(upper).not.toBeInTheDocument());
    await openedIs(third);
    await waitFor(() => expect(compare).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await openedIs(historyFixture(4)[3]!);
  },
};

const [newest, second] = historyFixture(2);

// A studio behind a dialog goes on settling; a history that one opened a creation of stands still.
export const OneOfSeveralToCompareWith: Story = {
  name: 'What a creation can be compared with lies in one line under the two, the one that is meant marked (A128)',
  tags: ['picture', 'narrow'],
  args: {
    path: `/creation-history?creation=${newest!.id}`,
    scenario: {
      accounts: [
        // Of words alone: a source that is no real file would be drawn as a broken one.
        { ...mara, creations: historyFixture(4).map((each) => ({ ...each, settings: { duration: 5 } })) },
      ],
    },
  },
  play: async ({ userEvent }) => {
    await openedIs(newest!);
    const large = screen.getByRole('dialog', { name: titleOf(newest!) });
    await userEvent.click(within(large).getByRole('button', { name: deedWords.compare }));
    const compared = within(await screen.findByRole('dialog', { name: historyWords.compared }));
    const choice = within(await compared.findByRole('radiogroup', { name: compareWords.with }));
    await expect(choice.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(`^${titleOf(second!).slice(0, 20)}`),
    );
  },
};
