import { generalWords } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Feedback',
  args: { path: '/feedback' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: 'What is missing is said, and nothing is sent (A19, A204, A206)',
  tags: ['picture', 'narrow'],
  args: { isVisitor: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Send/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus());
    await expect((await canvas.findAllByText('Missing Information')).length).toBeGreaterThan(0);
  },
};

export const Sent: Story = {
  name: 'Sent, it says thank you and begins anew (A207, A208)',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Name/ });
    await expect(name).toHaveValue('Mara Lind');
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'The brush is a joy.');
    await userEvent.click(canvas.getByRole('button', { name: /Send/ }));
    await expect((await canvas.findAllByText('Feedback Sent!')).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('');
  },
};

export const SentThenNotSent: Story = {
  name: 'What could not be sent stays as it was typed, also after something that was sent (A207, A209)',
  play: async ({ canvas, loaded, userEvent }) => {
    const message = () => canvas.findByRole('textbox', { name: /Message/ });
    const send = () => userEvent.click(canvas.getByRole('button', { name: /Send/ }));
    await userEvent.type(await message(), 'The brush is a joy.');
    await send();
    await waitFor(async () => expect(await message()).toHaveValue(''));
    serverOf(loaded).fake.world.failures.set('feedback.send', {
      kind: 'Unavailable',
      message: generalWords.unavailable,
    });
    await userEvent.type(await message(), 'The second thought.');
    await send();
    await waitFor(() => expect(canvas.queryByText('Feedback Sent!')).toBeNull());
    await canvas.findByRole('button', { name: /Send/ });
    await waitFor(async () => expect(canvas.getByRole('button', { name: /Send/ })).toBeEnabled());
    await expect(await message()).toHaveValue('The second thought.');
  },
};
