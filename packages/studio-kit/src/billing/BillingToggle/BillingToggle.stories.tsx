import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { BillingToggle } from './BillingToggle.tsx';

const meta = {
  title: 'Studio Kit/Billing/BillingToggle',
  component: BillingToggle,
  args: { billingCycle: 'monthly', saving: 17, onCycleChanged: fn() },
  render: function Held(args) {
    const [billingCycle, setBillingCycle] = useState(args.billingCycle);
    return (
      <BillingToggle
        {...args}
        billingCycle={billingCycle}
        onCycleChanged={(event) => {
          setBillingCycle(event.billingCycle);
          args.onCycleChanged(event);
        }}
      />
    );
  },
} satisfies Meta<typeof BillingToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Yearly billing says that it saves 17% (A168)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Save 17% with yearly billing')).toBeVisible();
  },
};

export const ArrowsChoose: Story = {
  name: 'Monthly or yearly is chosen by arrow keys (A166)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCycleChanged).toHaveBeenLastCalledWith({ billingCycle: 'yearly' });
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  },
};

export const NothingSaved: Story = {
  name: 'A year that saves nothing is not said to save',
  args: { saving: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Save/)).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
