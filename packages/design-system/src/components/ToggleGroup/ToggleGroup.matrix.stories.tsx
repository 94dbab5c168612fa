import type { Meta, StoryObj } from '@storybook/react-vite';
import { Film, Image, Music } from '../../icons/glyphs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { buttonSizes } from '../Button/buttonValues.ts';
import { toggleVariants } from '../ToggleButton/ToggleButton.tsx';
import { ToggleGroup } from './ToggleGroup.tsx';

const meta = {
  title: 'Design System/Actions/ToggleGroup/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const options = [
  { value: 'image', label: 'Images', icon: Image },
  { value: 'video', label: 'Videos', icon: Film },
  { value: 'audio', label: 'Sounds', icon: Music, isDisabled: true },
];

export const EveryLookAndState: Story = {
  render: () => (
    <Stack gap={16}>
      {toggleVariants.map((variant) => (
        <Inline key={variant} gap={24}>
          <ToggleGroup label={variant} {...{ variant, options }} defaultValue="image" />
          <ToggleGroup
            label={`${variant}, several`}
            {...{ variant, options }}
            isIconOnly
            selectionMode="multiple"
            defaultValue={['image', 'video']}
          />
        </Inline>
      ))}
      {buttonSizes.map((size) => (
        <ToggleGroup key={size} label={size} {...{ size, options }} defaultValue="video" />
      ))}
      <ToggleGroup label="Disabled" options={options} defaultValue="video" isDisabled />
      <Inline gap={24} align="start">
        <ToggleGroup label="Vertical" options={options} orientation="vertical" defaultValue="video" />
        <ToggleGroup label="Vertical" options={options} orientation="vertical" isIconOnly />
      </Inline>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <ToggleGroup
      label="Right to left"
      options={[
        { value: 'image', label: 'Images', icon: Image },
        { value: 'video', label: 'Videos', icon: Film },
      ]}
      defaultValue="image"
    />
  ),
};
