import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link, linkTones } from './Link.tsx';

const meta = {
  title: 'Design System/Navigation/Link',
  component: Link,
  args: { href: '#plans', children: 'See the plans' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysThatItOpensANewTab: Story = {
  args: { href: 'https://example.com/', target: '_blank', children: 'Wiki' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Wiki (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const Matrix: Story = {
  tags: ['picture', 'forced-colors'],
  render: () => (
    <Stack gap={12}>
      {linkTones.map((tone) => (
        <Text key={tone}>
          In a sentence there is{' '}
          <Link href="#" tone={tone}>
            a {tone} link
          </Link>{' '}
          to follow.
        </Text>
      ))}
      <Link href="#" isQuiet>
        Quiet, in a list of links
      </Link>
      <Link href="https://example.com/" target="_blank">
        To another tab
      </Link>
      <Link href="#" isDisabled>
        Disabled
      </Link>
    </Stack>
  ),
};
