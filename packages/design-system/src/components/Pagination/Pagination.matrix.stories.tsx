import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Design System/Navigation/Pagination/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const hrefOf = (page: number) => `#page-${page}`;

const places = [
  [1, 1],
  [1, 5],
  [1, 12],
  [6, 12],
  [12, 12],
  [1000, 1234],
] as const;

export const EveryPlace: Story = {
  render: () => (
    <Stack gap={20}>
      {places.map(([page, pageCount]) => (
        <Pagination
          key={`${page}/${pageCount}`}
          label={`Page ${page} of ${pageCount}`}
          {...{ page, pageCount, hrefOf }}
        />
      ))}
      <Pagination label="Of buttons" page={1} pageCount={12} onPageRequested={() => {}} />
      <div style={{ inlineSize: 300, maxInlineSize: '100%' }}>
        <Pagination label="Without room" page={4} pageCount={12} hrefOf={hrefOf} />
      </div>
    </Stack>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Stack gap={20}>
      {passingStates.map((state) => (
        <Stack key={state} gap={4}>
          <Text size="xs" tone="tertiary" isMono>
            {state}
          </Text>
          <ShownAs state={state}>
            <Pagination label={state} page={6} pageCount={12} hrefOf={hrefOf} />
          </ShownAs>
        </Stack>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!forced-colors'],
  globals: { locale: 'ar' },
  render: () => <Pagination page={6} pageCount={12} hrefOf={hrefOf} />,
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => <Pagination page={6} pageCount={12} hrefOf={hrefOf} />,
};
