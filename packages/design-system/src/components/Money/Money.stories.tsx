import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Money } from './Money.tsx';

const meta = {
  title: 'Design System/Content/Money',
  component: Money,
  args: { minorUnits: 999, currency: 'USD' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const CentsOfACurrencyThatHasNone: Story = {
  name: 'Money of a currency without cents is written without them',
  args: { minorUnits: 1500, currency: 'JPY' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥1,500')).toBeVisible();
  },
};

export const ShortLeavesEmptyCentsAway: Story = {
  name: 'Short money leaves empty cents away',
  args: { minorUnits: 2900, isShort: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$29')).toBeVisible();
  },
};

export const ArabicWritesItItsOwnWay: Story = {
  name: 'Money in Arabic is written its own way',
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    const words = canvasElement.querySelector('[data-component="Money"]')?.textContent ?? '';
    await expect(words).not.toBe('$9.99');
    await expect(words).toMatch(/9[.,٫]99|٩٫٩٩/);
  },
};

export const NeverBreaksInTheMiddle: Story = {
  name: 'Money never breaks in the middle',
  args: { minorUnits: 129900 },
  render: (args) => (
    <div style={{ inlineSize: 60 }}>
      <Text>
        a year: <Money {...args} />
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,299.00').getClientRects()).toHaveLength(1);
  },
};
