import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Design System/Surfaces/Card',
  component: Card,
  args: {
    children: (
      <Stack gap={8}>
        <Heading level={3}>Harbour at dawn</Heading>
        <Text tone="secondary">Five seconds, drifting left.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const CanBeAnArticle: Story = {
  args: { as: 'article', 'aria-label': 'Harbour' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Harbour' })).toBeVisible();
  },
};
