import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Heart } from '../../icons/glyphs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { buttonSizes, buttonTones, buttonVariants } from '../Button/buttonValues.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Design System/Actions/IconButton/Matrix',
  component: IconButton,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof IconButton>;

export default meta;

export const EveryLookAndState: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {buttonTones.map((tone) => (
        <Inline key={tone}>
          {buttonVariants.map((variant) => (
            <IconButton key={variant} label={`${tone} ${variant}`} icon={Heart} {...{ tone, variant }} />
          ))}
          {buttonVariants.map((variant) => (
            <IconButton
              key={variant}
              label={`${tone} ${variant} on`}
              icon={Heart}
              isPressed
              {...{ tone, variant }}
            />
          ))}
        </Inline>
      ))}
      <Inline>
        {buttonSizes.map((size) => (
          <IconButton key={size} label={size} icon={Heart} variant="outline" size={size} />
        ))}
        <IconButton label="Disabled" icon={Heart} variant="outline" isDisabled />
        <IconButton label="Unavailable" icon={Heart} variant="outline" isUnavailable />
        <IconButton label="Pending" icon={Heart} variant="outline" isPending />
      </Inline>
    </Stack>
  ),
};

export const PassingStates: StoryObj = {
  render: () => (
    <Stack gap={12}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state}>
          <Inline gap={12}>
            {buttonVariants.map((variant) => (
              <IconButton key={variant} label={`${variant} ${state}`} icon={Heart} variant={variant} />
            ))}
          </Inline>
        </ShownAs>
      ))}
    </Stack>
  ),
};
