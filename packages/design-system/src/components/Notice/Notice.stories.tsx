import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectWordsInTheMiddle } from '../../dev/middleOfWords.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Design System/Feedback/Notice',
  component: Notice,
  args: { title: 'The picture is large', children: 'It takes a little longer to upload.', tone: 'info' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WordsInTheMiddle: Story = {
  name: 'The first line of a notice stands in the middle beside its mark',
  play: async ({ canvas }) => {
    await expectWordsInTheMiddle(canvas.getByText('The picture is large'), canvas.getByRole('img'));
  },
};

export const DangerIsReadOutAtOnce: Story = {
  name: 'A notice of danger is read out at once, with the word for its tone',
  args: { tone: 'danger', title: 'The generation failed', children: 'Nothing was charged.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The generation failedNothing was charged.');
    await expect(canvas.getByRole('img', { name: 'Error' })).toBeInTheDocument();
  },
};

export const TheRestWaitsItsTurn: Story = {
  name: 'A notice without danger waits its turn to be read out',
  args: { tone: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The picture is large');
  },
};

export const CanBeDismissed: Story = {
  name: 'A notice’s cross reports that it was dismissed',
  args: { onDismissed: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismissed).toHaveBeenCalledTimes(1);
  },
};

export const ActionGoesUnderTheWordsWhereThereIsNoRoom: Story = {
  name: 'A notice’s action goes under its words where there is no room',
  args: { tone: 'warning', action: <Button size="sm">Get more credits</Button> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button').getBoundingClientRect();
    const words = canvas.getByText('It takes a little longer to upload.').getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(words.bottom);
  },
};
