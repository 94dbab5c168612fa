import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { LayoutCell } from '../../foundations/LayoutCell.tsx';
import { alignments, justifications } from '../layoutValues.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Design System/Layout/Inline/Matrix',
  component: Inline,
  tags: ['picture', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj;

const cells = [
  <LayoutCell key="1">One</LayoutCell>,
  <LayoutCell key="2" height={56}>
    Two
  </LayoutCell>,
  <LayoutCell key="3">Three, which is longer</LayoutCell>,
];

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack gap={4}>
    <Text size="xs" tone="tertiary" isMono>
      {name}
    </Text>
    {children}
  </Stack>
);

const every = (
  <Stack gap={16}>
    {alignments.map((align) => (
      <Named key={align} name={align}>
        <Inline align={align}>{cells}</Inline>
      </Named>
    ))}
    {justifications.map((justify) => (
      <Named key={justify} name={justify}>
        <Inline justify={justify}>{cells}</Inline>
      </Named>
    ))}
    <Named name="wrap={false}">
      <Inline wrap={false}>{cells}</Inline>
    </Named>
  </Stack>
);

export const EveryAlignment: Story = { render: () => every };

export const RightToLeft: Story = { tags: ['!narrow'], globals: { locale: 'ar' }, render: () => every };
