import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { textSizes } from '../Text/textValues.ts';
import { Code } from './Code.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const meta = {
  title: 'Design System/Content/Code/Matrix',
  component: CodeBlock,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof CodeBlock>;

export default meta;

const request = `{
  "tool": "create-image",
  "prompt": "A lighthouse keeper’s kitchen at dawn",
  "seed": 481516,
  "quality": "draft"
}`;

const scenes = [
  'A lighthouse keeper’s kitchen at dawn',
  'steam rising from an enamel kettle',
  '@Mara looks out',
];

export const EveryLook: StoryObj = {
  render: () => (
    <Stack gap={20}>
      {textSizes.map((size) => (
        <Text key={size} as="p" size={size}>
          The same seed, <Code>481516</Code>, gives the same frame.
        </Text>
      ))}
      <CodeBlock label="request.json" code={request} />
      <CodeBlock label="Prompt" code={scenes.join(', ').repeat(3)} isWrapped />
      <CodeBlock label="One line" code={scenes.join(', ').repeat(3)} />
    </Stack>
  ),
};

export const RightToLeft: StoryObj = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => <CodeBlock label="الطلب" code={request} />,
};
