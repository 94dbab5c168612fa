import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { headingLevels, headingSizes } from './headingValues.ts';

const meta = {
  title: 'Design System/Content/Heading/Matrix',
  component: Heading,
  tags: ['picture', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Heading>;

export default meta;

export const EverySizeAndLevel: StoryObj = {
  render: () => (
    <Stack gap={16}>
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: Lighthouse kitchen, Safety 5063
        </Heading>
      ))}
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
};
