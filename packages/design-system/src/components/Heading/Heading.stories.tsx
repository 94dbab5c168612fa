import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { headingSizes } from './headingValues.ts';

const meta = {
  title: 'Design System/Words/Heading',
  component: Heading,
  args: { level: 2, children: 'Lighthouse kitchen' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LooksOtherThanItsLevel: Story = {
  args: { level: 3, size: '2xl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Lighthouse kitchen');
  },
};

export const Matrix: Story = {
  tags: ['picture', 'narrow'],
  render: () => (
    <Stack gap={16}>
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: Lighthouse kitchen, Safety 5063
        </Heading>
      ))}
    </Stack>
  ),
};
