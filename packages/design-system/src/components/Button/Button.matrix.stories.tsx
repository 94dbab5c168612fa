import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Play } from '../../icons/glyphs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Button } from './Button.tsx';
import { buttonSizes, buttonTones, buttonVariants } from './buttonValues.ts';

const meta = {
  title: 'Design System/Actions/Button/Matrix',
  component: Button,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj;

export const EveryLookAndState: Story = {
  render: () => (
    <Stack gap={24}>
      {buttonTones.map((tone) => (
        <Stack key={tone} gap={8}>
          <Text size="xs" tone="tertiary" isMono>
            {tone}
          </Text>
          {buttonVariants.map((variant) => (
            <Inline key={variant} gap={8}>
              <Button {...{ tone, variant }}>{variant}</Button>
              <Button {...{ tone, variant }} icon={Play}>
                with icon
              </Button>
              <Button {...{ tone, variant }} isPending>
                pending
              </Button>
              <Button {...{ tone, variant }} isUnavailable>
                unavailable
              </Button>
              <Button {...{ tone, variant }} isDisabled>
                disabled
              </Button>
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Stack gap={24}>
      {buttonTones.map((tone) => (
        <Stack key={tone} gap={8}>
          {passingStates.map((state) => (
            <ShownAs key={state} state={state}>
              <Inline gap={12}>
                {buttonVariants.map((variant) => (
                  <Button key={variant} {...{ tone, variant }}>
                    {`${variant} ${state}`}
                  </Button>
                ))}
              </Inline>
            </ShownAs>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  tags: ['!narrow', '!forced-colors'],
  render: () => (
    <Inline gap={12}>
      {buttonSizes.map((size) => (
        <Button key={size} size={size} tone="accent" variant="solid" icon={Play} trailing="16">
          {size}
        </Button>
      ))}
    </Inline>
  ),
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => (
    <Inline gap={12}>
      {buttonSizes.map((size) => (
        <Button key={size} size={size} icon={Play}>
          {size}
        </Button>
      ))}
    </Inline>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Inline gap={12}>
      <Button icon={Play} trailing="16">
        Right to left
      </Button>
      <Button tone="accent" variant="solid" isPending>
        pending
      </Button>
    </Inline>
  ),
};

export const Focused: Story = {
  name: 'A button that a key has reached shows its ring',
  tags: ['!narrow'],
  render: () => (
    <Button tone="accent" variant="solid">
      Focused by keyboard
    </Button>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
