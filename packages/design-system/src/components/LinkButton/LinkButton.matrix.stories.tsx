import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from '../../icons/glyphs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { buttonSizes, buttonTones, buttonVariants } from '../Button/buttonValues.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Design System/Actions/LinkButton/Matrix',
  component: LinkButton,
  tags: ['picture'],
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
        <LinkButton href="#" isDisabled>
          disabled
        </LinkButton>
      </Inline>
    </Stack>
  ),
};
