import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Heart, RefreshCw } from '../../icons/glyphs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { buttonSizes } from '../Button/buttonValues.ts';
import { ToggleButton, toggleVariants } from './ToggleButton.tsx';

const meta = {
  title: 'Design System/Actions/ToggleButton/Matrix',
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const EveryLookAndState: Story = {
  render: () => (
    <Stack gap={16}>
      {toggleVariants.map((variant) => (
        <Inline key={variant} gap={8}>
          <ToggleButton variant={variant}>{`${variant} off`}</ToggleButton>
          <ToggleButton variant={variant} defaultSelected>{`${variant} on`}</ToggleButton>
          <ToggleButton variant={variant} label="Like" icon={Heart} />
          <ToggleButton variant={variant} label="Like" icon={Heart} defaultSelected />
          <ToggleButton variant={variant} isDisabled>
            disabled
          </ToggleButton>
          <ToggleButton variant={variant} isDisabled defaultSelected>
            disabled, on
          </ToggleButton>
        </Inline>
      ))}
      <Inline gap={8}>
        {buttonSizes.map((size) => (
          <ToggleButton key={size} size={size} icon={RefreshCw} defaultSelected>
            {size}
          </ToggleButton>
        ))}
      </Inline>
    </Stack>
  ),
};

export const PassingStates: Story = {
  render: () => (
    <Stack gap={12}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state}>
          <Inline gap={12}>
            {toggleVariants.map((variant) => (
              <ToggleButton key={variant} variant={variant}>{`${variant} ${state}`}</ToggleButton>
            ))}
            <ToggleButton defaultSelected>{`on ${state}`}</ToggleButton>
          </Inline>
        </ShownAs>
      ))}
    </Stack>
  ),
};
