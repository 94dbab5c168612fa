import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Design System/Actions/Kbd',
  component: Kbd,
  args: { children: 'R' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SeveralKeysOfOneShortcut: Story = {
  name: 'Keys of one shortcut are equally high',
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
    const [ctrl, enter] = ['Ctrl', 'Enter'].map((key) => canvas.getByText(key).getBoundingClientRect());
    await expect(ctrl?.height).toBe(enter?.height);
  },
};

export const OneLetterIsAsWideAsItIsHigh: Story = {
  name: 'A key of one letter is as wide as it is high',
  play: async ({ canvas }) => {
    const key = canvas.getByText('R').getBoundingClientRect();
    await expect(key.width).toBe(key.height);
  },
};
