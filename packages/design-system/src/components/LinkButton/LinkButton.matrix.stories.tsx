import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Play } from '../../icons/glyphs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { buttonSizes, buttonTones, buttonVariants } from '../Button/buttonValues.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Design System/Actions/LinkButton/Matrix',
  component: LinkButton,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof LinkButton>;

export default meta;

export const EveryLook: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {buttonTones.map((tone) => (
        <Inline key={tone}>
          {buttonVariants.map((variant) => (
            <LinkButton key={variant} href="#" {...{ tone, variant }} icon={Play}>
              {variant}
            </LinkButton>
          ))}
        </Inline>
      ))}
      <Inline>
        {buttonSizes.map((size) => (
          <LinkButton key={size} href="#" size={size}>
            {size}
          </LinkButton>
        ))}
        <LinkButton href="#" target="_blank">
          new tab
        </LinkButton>
        <LinkButton href="#" isDisabled>
          disabled
        </LinkButton>
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
              <LinkButton key={variant} href="#" variant={variant}>
                {`${variant} ${state}`}
              </LinkButton>
            ))}
          </Inline>
        </ShownAs>
      ))}
    </Stack>
  ),
};
