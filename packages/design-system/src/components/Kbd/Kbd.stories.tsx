import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Design System/Words/Kbd',
  component: Kbd,
  args: { children: 'R' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SeveralKeysOfOneShortcut: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap={4}>
      <Kbd>Ctrl</Kbd>
      <Kbd>Enter</Kbd>
      <Text size="sm" tone="tertiary">
        to generate
      </Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl').tagName).toBe('KBD');
  },
};
