import {
  creationHref,
  creationPageSize,
  historyWords,
  libraryWords,
  linkWords,
  titleOf,
} from '@kinora/contract';
import { creationFixture, historyFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { said } from '../../mocks/said.ts';
import type { ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';
import { broken } from '../library/library.fixtures.ts';
import { historyStory, inTheTrash, openedIs, third, withHistory } from './history.fixtures.ts';

const meta = {
  ...historyStory,
  title: 'App/Screens/Creation history/Opened creation',
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpenedByItsAddress: Story = {
  name: 'A creation opens by its address (D37)',
  args: { path: `/creation-history?creation=${third.id}` },
  play: async ({ canvas, userEvent }) => {
    const view = await screen.findByRole('dialog', { name: /^Paper lanterns/ });
    await waitFor(() => expect(view).toBeVisible());
    await expect(within(view).getByText('Local engine')).toBeVisible();
    // Its settings are reused by one button, which is called that.
    await expect(within(view).getByRole('button', { name: 'Reuse settings' })).toBeVisible();
    await expect(within(view).queryByRole('button', { name: 'Create Another' })).toBeNull();
    await userEvent.click(within(view).getByRole('button', { name: 'Bookmark' }));
    await said('Added to bookmarks');
    await userEvent.click(within(view).getByRole('button', { name: 'Rename' }));
    // One types at once, and goes on where one pressed.
    await expect(within(view).getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('Harbour at night{Enter}');
    await expect(within(view).getByRole('button', { name: 'Rename' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Harbour at night' })).toBeVisible());
    await userEvent.click(within(view).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('article', { name: 'Harbour at night' })).toBeVisible();
  },
};

export const RefusedRename: Story = {
  name: 'A title that is refused stands in its form again, with the reason said (D37)',
  args: {
    path: `/creation-history?creation=${third.id}`,
    scenario: { ...withHistory(7), failures: { 'creations.rename': broken } },
  },
  play: async ({ userEvent }) => {
    const view = within(await screen.findByRole('dialog', { name: titleOf(third) }));
    await userEvent.click(await view.findByRole('button', { name: 'Rename' }));
    await userEvent.keyboard('Harbour at night{Enter}');
    await said(historyWords.renameFailed);
    await expect(await view.findByRole('textbox', { name: 'Title' })).toHaveValue('Harbour at night');
  },
};

const ofOldTool = creationFixture({ model_used: 'once-there', settings: { seed: 7 } });

export const OfAToolThatIsGone: Story = {
  name: 'A creation of a tool that is gone still tells its whole prompt, and no form is offered its settings',
  args: {
    path: `/creation-history?creation=${ofOldTool.id}`,
    scenario: { accounts: [{ ...mara, creations: [ofOldTool] }] },
  },
  play: async () => {
    const view = within(await screen.findByRole('dialog', { name: titleOf(ofOldTool) }));
    await waitFor(() => expect(view.getByText(ofOldTool.prompt!)).toBeVisible());
    await expect(view.queryByRole('button', { name: 'Reuse settings' })).toBeNull();
  },
};

export const OpenedByAPress: Story = {
  name: 'A press on a frame opens it large',
  tags: ['!picture'],
  play: async ({ canvas, userEvent }) => {
    const [first] = historyFixture(1);
    const [card] = await canvas.findAllByRole('article', { name: titleOf(first!) });
    await userEvent.click(within(card!).getByText(titleOf(first!)));
    await openedIs(first!);
    await expect(canvas.queryByRole('toolbar', { name: 'Chosen creations' })).toBeNull();
  },
};

const tall = creationFixture({ title: 'A tall city. '.repeat(15).trim(), width: 480, height: 854 });

export const TheControlsAreInSight: Story = {
  name: 'A tall clip of a long title is opened with all its controls in sight, also while two messages stand over it',
  tags: ['!picture'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: `/creation-history?creation=${tall.id}`,
    scenario: { accounts: [{ ...mara, creations: [tall] }] },
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: titleOf(tall) });
    const player = () => dialog.querySelector('[data-component="Video"]');
    await waitFor(() => expect(player()).toBeVisible());
    const isInSight = () =>
      waitFor(() => {
        const { top, bottom } = player()!.getBoundingClientRect();
        const [head, foot] = ['header', 'footer'].map((part) =>
          dialog.querySelector(`[data-part=${part}]`)!.getBoundingClientRect(),
        );
        void expect(top).toBeGreaterThanOrEqual(head!.bottom - 1);
        return expect(bottom).toBeLessThanOrEqual(foot!.top + 1);
      });
    await isInSight();
    for (const [deed, told] of [
      ['Like', historyWords.liked],
      ['Bookmark', libraryWords.bookmarks.added],
    ] as const) {
      await userEvent.click(within(dialog).getByRole('button', { name: deed }));
      await said(told);
      await isInSight();
    }
  },
};

export const TheControlsAreInSightOnAPhone: Story = {
  ...TheControlsAreInSight,
  name: 'On a phone a tall clip of a long title is opened with all its controls in sight, also while two messages stand over it',
  globals: { viewport: { value: 'phone' } },
};

export const OpenedInPlaceOfItsCard: Story = {
  name: 'A card that plays stops when a creation is opened over it',
  play: async ({ canvas, userEvent }) => {
    const [play] = await canvas.findAllByRole('button', { name: /^Play / });
    const card = play!.closest('article')!;
    await userEvent.click(play!);
    await waitFor(() => expect(card.querySelector('video')?.paused).toBe(false));
    card.closest<HTMLElement>('[role="row"]')!.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(card.querySelector('video')?.paused).toBe(true));
  },
};

export const OneThatIsGone: Story = {
  name: 'The address of a creation that was never there, or is somebody else’s, says what is true of both, once (D37)',
  args: { path: '/creation-history?creation=7f3a' },
  play: async () => {
    const view = await screen.findByRole('dialog', { name: 'Creation' });
    await expect(await within(view).findByText('This creation is not yours, or it is gone.')).toBeVisible();
    await expect(within(view).queryByText(/trash/)).toBeNull();
  },
};

export const OneInTheTrash: Story = {
  name: 'The address of a creation of one’s own that lies in the trash says where it can be brought back from (D35, D37)',
  args: {
    path: `/creation-history?creation=${historyFixture(1)[0]!.id}`,
    before: inTheTrash,
  },
  play: async () => {
    const view = await screen.findByRole('dialog', { name: 'Creation' });
    await expect(await within(view).findByText('This creation is no longer there.')).toBeVisible();
    await expect(within(view).getByText(libraryWords.trash.noticeElsewhere)).toBeVisible();
  },
};

export const OneFarDownTheTrash: Story = {
  ...OneInTheTrash,
  name: 'The address of a creation says where it can be brought back from also behind the first page of the trash (D35, D37)',
  args: {
    ...OneInTheTrash.args,
    scenario: withHistory(creationPageSize + 1),
    before: async (fake) => {
      for (const { id } of historyFixture(creationPageSize + 1)) await fake.creations.remove(id);
    },
  },
};

export const LinkCopied: Story = {
  name: 'Who copies the link of a creation reads who can open it, and how it is shown to others (D37)',
  args: { path: `/creation-history?creation=${historyFixture(1)[0]!.id}` },
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const view = await screen.findByRole('dialog');
    await userEvent.click(await within(view).findByRole('button', { name: 'Copy link' }));
    await said('Link copied');
    await said('Only you can open it. To show it to others, put it in a shared album.');
    await expect(write).toHaveBeenCalledOnce();
  },
};

export const LinkNotCopied: Story = {
  name: 'A link that the browser refuses to copy stands in the dialog, chosen and in reach of keys, and is led back from (D37)',
  args: LinkCopied.args,
  play: async ({ userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    const view = await screen.findByRole('dialog');
    const copy = await within(view).findByRole('button', { name: 'Copy link' });
    await userEvent.click(copy);
    const field = await within(view).findByRole<HTMLInputElement>('textbox', { name: linkWords.label });
    const address = `${location.origin}${creationHref(historyFixture(1)[0]!.id)}`;
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(address);
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length]);
    await expect(within(view).getByText(linkWords.notCopied)).toBeVisible();
    // A press on it anew chooses it anew.
    await userEvent.click(copy);
    await waitFor(() => expect(within(view).getByRole('textbox', { name: linkWords.label })).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(within(view).getByRole('button', { name: 'Dismiss' }));
    await expect(within(view).queryByRole('textbox')).toBeNull();
    await expect(copy).toHaveFocus();
  },
};
