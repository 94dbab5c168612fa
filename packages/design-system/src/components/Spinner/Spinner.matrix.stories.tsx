import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta = {
  title: 'Design System/Feedback/Spinner/Matrix',
  component: Spinner,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj;

export const EverySize: Story = {
  render: () => (
    <Stack gap={24}>
      <Inline gap={24}>
        {spinnerSizes.map((size) => (
          <Spinner key={size} size={size} label={`Size ${size}`} />
        ))}
      </Inline>
      <Inline gap={24}>
        {spinnerSizes.map((size) => (
          <Spinner key={size} size={size} isLabelHidden label={size} />
        ))}
      </Inline>
      <Spinner label="A label that is much longer than anyone would wish for in such a small place as this one" />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!forced-colors', '!narrow'],
  globals: { locale: 'ar' },
  render: () => <Spinner />,
};
