import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LayoutCell } from '../../foundations/LayoutCell.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Design System/Layout/Stack',
  component: Stack,
  args: { children: ['One', 'Two', 'Three'].map((word) => <LayoutCell key={word}>{word}</LayoutCell>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const GapIsAStepOfSpace: Story = {
  name: 'A stack’s gap is the step of space it is told',
  args: { gap: 24 },
  play: async ({ canvas }) => {
    const one = canvas.getByText('One').getBoundingClientRect();
    const two = canvas.getByText('Two').getBoundingClientRect();
    await expect(two.top - one.bottom).toBe(24);
  },
};

export const ListStaysAList: Story = {
  name: 'A stack that is a list stays a list',
  args: { as: 'ul', role: 'list', children: <li>Only</li> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toContainElement(canvas.getByRole('listitem'));
  },
};
