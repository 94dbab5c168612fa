import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link, linkTones } from './Link.tsx';

const meta = {
  title: 'Design System/Navigation/Link/Matrix',
  component: Link,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj;

export const EveryTone: Story = {
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

export const PassingStates: Story = {
  render: () => (
    <Stack gap={20}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state}>
          <Inline gap={24}>
            {linkTones.map((tone) => (
              <Link key={tone} href="#" tone={tone}>
                {`${tone}, ${state}`}
              </Link>
            ))}
            <Link href="#" isQuiet>
              {`quiet, ${state}`}
            </Link>
          </Inline>
        </ShownAs>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Link href="https://example.com/" target="_blank">
      الأسعار
    </Link>
  ),
};
