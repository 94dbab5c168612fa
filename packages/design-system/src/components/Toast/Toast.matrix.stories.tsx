import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { passingStates } from '../../dev/ShownAs.tsx';
import { Text } from '../Text/Text.tsx';
import { createToastQueue } from './createToastQueue.ts';
import { toastTones } from './toastMessage.ts';
import type { ToastMessage } from './toastMessage.ts';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Design System/Feedback/Toast/Matrix',
  component: ToastRegion,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj;

function Standing({ messages, times = 1 }: { messages: readonly ToastMessage[]; times?: number }) {
  const [queue] = useState(() => {
    const filled = createToastQueue({ maxVisible: messages.length });
    for (const message of messages.toReversed())
      for (let time = 0; time < times; time += 1) filled.add(message, { timeout: null });
    return filled;
  });
  return (
    <div style={{ minBlockSize: 620, padding: 24 }}>
      <Text tone="secondary">The page behind it.</Text>
      <ToastRegion queue={queue} />
    </div>
  );
}

export const EveryTone: Story = {
  render: () => (
    <Standing
      messages={toastTones.map((tone) => ({
        tone,
        title: `Toast, ${tone}`,
        description: 'It says in a line what happened and what to do.',
      }))}
    />
  ),
};

export const WithSomethingToPress: Story = {
  render: () => (
    <Standing
      messages={[
        { title: 'Deleted', action: { label: 'Undo', onPress: () => {} } },
        { title: 'We sent you a mail', tone: 'info', link: { label: 'Open the inbox', href: '#inbox' } },
        {
          title: 'The upload stopped halfway because the connection was lost',
          description: 'Your words and settings are still here.',
          tone: 'danger',
          action: { label: 'Try again', onPress: () => {} },
          link: { label: 'Get help', href: '#help' },
        },
      ]}
    />
  ),
};

export const SaidAgain: Story = {
  tags: ['!narrow', '!forced-colors'],
  render: () => (
    <Standing
      times={12}
      messages={[
        { title: 'Link copied', tone: 'success' },
        { title: 'The connection was lost', description: 'Trying again.', tone: 'warning' },
      ]}
    />
  ),
};

const told: ToastMessage[] = passingStates.map((state) => ({
  title: state,
  action: { label: 'Undo', onPress: () => {} },
}));

export const PassingStates: Story = {
  name: 'A toast’s buttons show that they are pointed at, focused and pressed',
  tags: ['!narrow', '!forced-colors'],
  render: () => <Standing messages={told} />,
  play: async () => {
    const buttons = await screen.findAllByRole('button', { name: 'Undo' });
    for (const [index, state] of passingStates.entries())
      buttons[index]?.setAttribute(`data-${state}`, 'true');
  },
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Standing
      messages={[{ title: 'تم الحذف', tone: 'success', action: { label: 'تراجع', onPress: () => {} } }]}
    />
  ),
};
