import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PromoBanner } from './PromoBanner.tsx';

const meta = {
  title: 'Studio Kit/Shell/PromoBanner',
  component: PromoBanner,
  parameters: { layout: 'fullscreen' },
  args: { currentHref: '/', onDismissed: fn() },
} satisfies Meta<typeof PromoBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: 'The offer and its way on (A46, A47)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Limited-time offer! Unlock a year of limitless creativity with all annual plans at 17% off.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Plan' })).toHaveAttribute('href', '/pricing');
  },
};

export const OnTheNarrowestPhone: Story = {
  name: 'At 320 px the offer and its way on have two lines together, and nothing of it is cut (A46, A47)',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Limited-time offer/);
    const view = canvas.getByRole('link', { name: 'View Plan' });
    const line = Number.parseFloat(getComputedStyle(words).lineHeight);
    const drawn = document.createRange();
    drawn.selectNodeContents(words);
    const first = drawn.getBoundingClientRect();
    await expect(Math.max(first.bottom, view.getBoundingClientRect().bottom) - first.top).toBeLessThan(
      2 * line,
    );
    await expect(view).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' }).getBoundingClientRect();
    await expect(view.getBoundingClientRect().right).toBeLessThanOrEqual(dismiss.left);
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };

export const Dismissed: Story = {
  name: 'The offer can be dismissed, by keyboard too (A48)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismissed).toHaveBeenCalledTimes(1);
  },
};

export const OnThePlansPage: Story = {
  name: 'The offer is not shown where it leads (A49)',
  args: { currentHref: '/pricing' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Limited-time offer/)).toBeNull();
  },
};
