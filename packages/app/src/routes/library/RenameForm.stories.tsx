import { titleOf } from '@kinora/contract';
import { historyFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
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
    const field = view.getByRole('textbox', { name: 'Title' });
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
