import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Timestamp } from './Timestamp.tsx';
import { timestampFormats } from './timestampText.ts';

const meta = {
  title: 'Design System/Content/Timestamp/Matrix',
  component: Timestamp,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Timestamp>;

export default meta;
type Story = StoryObj;

const now = Date.UTC(2026, 4, 14, 12);
const minute = 60_000;
const day = 24 * 60 * minute;
const ages = [0, 5 * minute, 2 * 60 * minute, day, 5 * day, 40 * day, 400 * day, -2 * day];

const EveryFormatAndAge = () => (
  <Stack gap={12}>
    {timestampFormats.map((format) => (
      <Inline key={format} gap={24}>
        {ages.map((age) => (
          <Text key={age} size="sm">
            <Timestamp value={now - age} timeZone="UTC" {...{ format, now }} />
          </Text>
        ))}
      </Inline>
    ))}
  </Stack>
);

export const EveryFormat: Story = { tags: ['narrow'], render: () => <EveryFormatAndAge /> };

export const RightToLeft: Story = { globals: { locale: 'ar' }, render: () => <EveryFormatAndAge /> };
