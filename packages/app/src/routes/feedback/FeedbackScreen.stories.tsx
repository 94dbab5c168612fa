import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

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
