import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Design System/Feedback/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'warning',
    title: 'Your card was refused',
    children: 'Your plan goes on until 14 December. Change the card to keep it.',
    action: <Button size="sm">Change the card</Button>,
    onDismissed: fn(),
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ItsActionAndItsCrossAreReachedByKey: Story = {
  name: 'A banner’s action and its cross are reached by keys, and Enter on the cross dismisses it',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change the card' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismissed).toHaveBeenCalledTimes(1);
  },
};

function Gone() {
  const [isThere, setIsThere] = useState(true);
  return isThere ? <Banner title="Back online" tone="success" onDismissed={() => setIsThere(false)} /> : null;
}

export const DismissedItLeavesNoRoomBehind: Story = {
  name: 'A banner that was dismissed is gone',
  render: () => <Gone />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvasElement.querySelector('[data-component="Banner"]')).toBeNull();
  },
};

export const DangerIsReadOutAtOnce: Story = {
  name: 'A banner of danger is read out at once',
  args: { tone: 'danger', title: 'Generating stands still', children: 'Nothing is charged meanwhile.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Generating stands still');
  },
};

export const OnAPhoneTheActionGoesUnderTheWords: Story = {
  name: 'A banner’s action goes under its words on a phone',
  decorators: [
    (Story) => (
      <div data-testid="phone" style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const phone = canvas.getByTestId('phone');
    const action = canvas.getByRole('button', { name: 'Change the card' }).getBoundingClientRect();
    const words = canvas.getByText(/Your plan goes on/).getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(words.bottom);
    await expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth);
  },
};

export const ItsInsetLinesUpWithThePage: Story = {
  name: 'A banner’s inset can be set by the page it stands on',
  decorators: [
    (Story) => (
      <>
        <style>{'.page { --ds-banner-inset: 40px; }'}</style>
        <div className="page">
          <Story />
        </div>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('status')).paddingLeft).toBe('40px');
  },
};
