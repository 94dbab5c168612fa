import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Upload } from '../../icons/glyphs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { buttonSizes } from '../Button/buttonValues.ts';
import { FileButton } from './FileButton.tsx';

const meta = {
  title: 'Design System/Actions/FileButton/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

const onFilesPicked = () => {};

export const EveryState: StoryObj = {
  render: () => (
    <Stack gap={12}>
      <Inline gap={12}>
        {buttonSizes.map((size) => (
          <FileButton key={size} size={size} icon={Upload} {...{ onFilesPicked }} />
        ))}
      </Inline>
      <Inline gap={12}>
        <FileButton allowsMultiple {...{ onFilesPicked }} />
        <FileButton isPending {...{ onFilesPicked }}>
          pending
        </FileButton>
        <FileButton isUnavailable {...{ onFilesPicked }}>
          unavailable
        </FileButton>
        <FileButton isDisabled {...{ onFilesPicked }}>
          disabled
        </FileButton>
      </Inline>
      <Inline gap={12}>
        {passingStates.map((state) => (
          <ShownAs key={state} state={state}>
            <FileButton icon={Upload} {...{ onFilesPicked }}>
              {state}
            </FileButton>
          </ShownAs>
        ))}
      </Inline>
    </Stack>
  ),
};

export const RightToLeft: StoryObj = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <FileButton icon={Upload} {...{ onFilesPicked }}>
      Right to left
    </FileButton>
  ),
};
