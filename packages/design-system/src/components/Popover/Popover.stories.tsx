import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Design System/Overlays/Popover',
  component: Popover,
  args: {
    label: 'What this costs',
    trigger: <Button>300 credits</Button>,
    children: (
      <Stack gap={4}>
        <Text weight="strong">300 credits</Text>
        <Text tone="secondary" size="sm">
          Base price 200, double for eight seconds, a third off with Lite.
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OpensByKeyAndGivesTheFocusBack: Story = {
  name: 'A popover opens by key and takes the focus, and Escape gives it back',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '300 credits' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'What this costs' });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const APressOutsideClosesIt: Story = {
  name: 'A press outside closes a popover',
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  },
};

export const ContentClosesIt: Story = {
  name: 'A button in a popover may close it',
  args: {
    defaultOpen: true,
    children: ({ close }) => <Button onPress={close}>Got it</Button>,
  },
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Got it' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
};

export const StaysInsideANarrowWindow: Story = {
  name: 'A popover stays inside a narrow window',
  globals: { viewport: { value: 'narrow' } },
  args: {
    defaultOpen: true,
    placement: 'bottom end',
    children: <Text>{'An explanation that goes on for a good while. '.repeat(12)}</Text>,
  },
  play: async () => {
    const panel = await screen.findByRole('dialog');
    const box = panel.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const RightToLeftStartsAtTheRight: Story = {
  name: 'A popover starts at the right of its button where reading goes from right to left',
  globals: { locale: 'ar' },
  args: {
    defaultOpen: true,
    placement: 'bottom start',
    label: 'التكلفة',
    trigger: <Button>٣٠٠ رصيد</Button>,
    children: 'السعر الأساسي',
  },
  play: async ({ canvas }) => {
    const panel = (await screen.findByRole('dialog')).closest('[data-component="Popover"]');
    const button = canvas.getByText('٣٠٠ رصيد').closest('button');
    await waitFor(() =>
      expect(Math.round(panel?.getBoundingClientRect().right ?? 0)).toBe(
        Math.round(button?.getBoundingClientRect().right ?? 1),
      ),
    );
  },
};

export const ConsumerStylesWinOverTheComponents: Story = {
  name: 'A consumer’s styles win over a popover’s own',
  args: { defaultOpen: true, className: 'consumer' },
  render: (args) => (
    <>
      <style>{'.consumer { border-radius: 20px; }'}</style>
      <Popover {...args} />
    </>
  ),
  play: async () => {
    const panel = (await screen.findByRole('dialog')).closest('[data-component="Popover"]');
    if (!panel) throw new Error('no popover');
    await expect(getComputedStyle(panel).borderRadius).toBe('20px');
  },
};
