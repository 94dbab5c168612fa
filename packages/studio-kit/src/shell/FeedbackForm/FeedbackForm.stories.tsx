import { feedbackLimits, feedbackTypes, feedbackWords } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FeedbackForm } from './FeedbackForm.tsx';

const meta = {
  title: 'Studio Kit/Shell/FeedbackForm',
  component: FeedbackForm,
  args: { onFeedbackSubmitted: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeedbackForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  name: 'Mara Lind',
  email: 'mara@example.com',
  message: 'The contact sheet is a joy. More keys, please.',
};

export const Empty: Story = { tags: ['picture', 'narrow'] };
export const Full: Story = {
  tags: ['picture', 'forced-colors'],
  args: { initial: { ...filled, type: 'compliment', rating: 5 } },
};
export const Pending: Story = { args: { initial: filled, isPending: true } };
export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' }, args: { initial: filled } };

export const NothingFilledIn: Story = {
  name: 'What is missing is said, and the first of it is at hand (A206)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Missing Information');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all required fields.');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus());
    await expect(args.onFeedbackSubmitted).not.toHaveBeenCalled();
  },
};

export const AnAddressWithoutAHost: Story = {
  name: 'An address without a host is refused in words, and nothing is sent',
  args: { initial: { ...filled, email: 'mara' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    const email = canvas.getByRole('textbox', { name: /Email/ });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(feedbackWords.wrongEmail);
    await expect(args.onFeedbackSubmitted).not.toHaveBeenCalled();
  },
};

export const TooLong: Story = {
  name: 'What the server would find too long is said before it is sent',
  args: {
    initial: {
      ...filled,
      subject: 'x'.repeat(feedbackLimits.subject + 1),
      message: 'x'.repeat(feedbackLimits.message + 1),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    const subject = canvas.getByRole('textbox', { name: /Subject/ });
    await waitFor(() => expect(subject).toHaveFocus());
    await expect(subject).toHaveAccessibleDescription(/at most 200 characters/);
    const message = canvas.getByRole('textbox', { name: /Message/ });
    await expect(message).toHaveAccessibleDescription(/at most 10,000 characters/);
    await expect(args.onFeedbackSubmitted).not.toHaveBeenCalled();
    await userEvent.clear(subject);
    await userEvent.clear(message);
    await userEvent.type(message, 'Shorter.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(args.onFeedbackSubmitted).toHaveBeenCalledTimes(1);
  },
};

export const SentByKeyboard: Story = {
  name: 'Feedback is handed over, with its type as its subject (A204, A207)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), ' Mara Lind ');
    await userEvent.tab();
    await userEvent.keyboard('mara@example.com');
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'A joy');
    canvas.getByRole('button', { name: 'Send feedback' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFeedbackSubmitted).toHaveBeenCalledWith({
      feedback: {
        name: 'Mara Lind',
        email: 'mara@example.com',
        type: 'general',
        subject: 'General feedback',
        message: 'A joy',
        rating: 4,
      },
    });
  },
};

export const OnlySomeTypesAreRated: Story = {
  name: 'Only general feedback and compliments are rated (A204, A205)',
  args: { initial: { ...filled, rating: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    const type = canvas.getByRole('button', { name: /What is it about/ });
    await userEvent.click(type);
    await expect(await screen.findAllByRole('option')).toHaveLength(feedbackTypes.length);
    await userEvent.click(screen.getByRole('option', { name: 'Bug report' }));
    await waitFor(() => expect(canvas.queryByRole('radiogroup', { name: 'Your rating' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(args.onFeedbackSubmitted).toHaveBeenCalledWith({
      feedback: { ...filled, type: 'bug', subject: 'Bug report', rating: null },
    });
  },
};

export const Sent: Story = {
  name: 'Sent feedback is thanked for (A208)',
  tags: ['picture'],
  args: { outcome: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Feedback Sent!')).toBeVisible();
    await expect(canvas.getByText("Thank you for your feedback. We'll get back to you soon.")).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Feedback that could not be sent stays as it was written (A209)',
  tags: ['picture'],
  args: { initial: filled, outcome: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Submission Failed')).toBeVisible();
    await expect(canvas.getByText('Failed to send feedback. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue(filled.message);
  },
};

export const Broke: Story = {
  name: 'A sending that broke on its way says to try again (A210)',
  args: { initial: filled, outcome: 'broke' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  },
};
