import { titleOf } from '@kinora/contract';
import { historyFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';

const [creation] = historyFixture(1);

const meta = {
  ...screenStory,
  title: 'App/Screens/Creation history/New title',
  args: {
    path: `/creation-history?creation=${creation!.id}`,
    scenario: { accounts: [{ ...mara, creations: [creation!] }] },
  },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsWideAsThereIsRoom: Story = {
  name: 'The field of a new title takes the width that its two buttons leave, which stand in one line (D37)',
  play: async ({ userEvent }) => {
    const view = within(await screen.findByRole('dialog', { name: titleOf(creation!) }));
    await userEvent.click(await view.findByRole('button', { name: 'Rename' }));
    const field = view.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    const form = field.closest('form')!;
    const whole = form.getBoundingClientRect();
    const [rename, cancel] = within(form)
      .getAllByRole('button')
      .map((each) => each.getBoundingClientRect());
    await expect(cancel!.top).toBe(rename!.top);
    await expect(cancel!.right).toBeCloseTo(whole.right, 0);
    await expect(field.getBoundingClientRect().width).toBeGreaterThan(whole.width / 2);
  },
};

export const EscapeLeavesIt: Story = {
  name: 'Escape leaves a new title as Cancel does: nothing is asked, and the creation stays open (D37)',
  tags: ['!picture'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: titleOf(creation!) });
    const view = within(dialog);
    const pencil = await view.findByRole('button', { name: 'Rename' });
    for (const typed of ['', 'Harbour at night']) {
      await userEvent.click(pencil);
      const field = await view.findByRole('textbox', { name: 'Title' });
      if (typed) await userEvent.type(field, typed);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(field).not.toBeInTheDocument());
      await expect(pencil).toHaveFocus();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(dialog).toBeVisible();
    }
    await userEvent.click(pencil);
    await expect(view.getByRole('textbox', { name: 'Title' })).toHaveValue(titleOf(creation!));
  },
};

export const FromTheNameThereIs: Story = {
  name: 'A new title begins with the name there is, chosen whole, and one that only has its prompt keeps that (D37)',
  play: async ({ loaded, userEvent }) => {
    const view = within(await screen.findByRole('dialog', { name: titleOf(creation!) }));
    await userEvent.click(await view.findByRole('button', { name: 'Rename' }));
    const field = view.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    await expect(field).toHaveValue(titleOf(creation!));
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(view.queryByRole('textbox', { name: 'Title' })).toBeNull());
    const [kept] = serverOf(loaded).fake.world.signedIn().creations;
    await expect(kept!.title).toBe(creation!.title);
  },
};
