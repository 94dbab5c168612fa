import { createImage, premiumEffects, premiumImageToVideo, seedanceText, veo3 } from '@kinora/contract';
import { Stack } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AspectRatioPicker } from '../AspectRatioPicker/index.ts';
import { CameraPicker } from '../CameraPicker/index.ts';
import { DurationPicker, OptionSegments } from '../OptionSegments/index.ts';
import { drawnLooks } from '../StylePicker/StylePicker.fixtures.ts';
import { StylePicker } from '../StylePicker/index.ts';
import { asWideAsSettings } from './OptionCards.fixtures.tsx';
import { OptionCards } from './OptionCards.tsx';

const meta = {
  title: 'Studio Kit/Composer/Pickers',
  decorators: [asWideAsSettings],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const nothing = () => {};

const every = (isDisabled: boolean) => (
  <Stack gap={24}>
    <OptionCards
      {...seedanceText.inputs.model}
      {...{ isDisabled }}
      value="lite"
      layout="row"
      onOptionChanged={nothing}
    />
    <AspectRatioPicker
      {...seedanceText.inputs.aspectRatio}
      {...{ isDisabled }}
      value="16:9"
      onOptionChanged={nothing}
    />
    <StylePicker {...createImage.inputs.style} {...{ isDisabled }} value="anime" onOptionChanged={nothing} />
    <StylePicker
      {...premiumEffects.inputs.effect}
      {...{ isDisabled }}
      value="noir"
      onOptionChanged={nothing}
    />
    <DurationPicker lengths={[5, 8]} seconds={5} {...{ isDisabled }} onDurationChanged={nothing} />
    <OptionSegments {...veo3.inputs.resolution} {...{ isDisabled }} value="1080p" onOptionChanged={nothing} />
  </Stack>
);

export const EveryPicker: Story = {
  name: 'Every picker draws the looks it offers',
  tags: ['picture', 'narrow', 'forced-colors'],
  render: () => every(false),
  play: ({ canvasElement }) => drawnLooks(canvasElement, 14),
};

export const Disabled: Story = {
  name: 'A picker that is disabled still draws the looks it offers',
  tags: ['picture'],
  render: () => every(true),
  play: ({ canvasElement }) => drawnLooks(canvasElement, 14),
};

export const Camera: Story = {
  tags: ['picture', 'narrow', 'forced-colors'],
  globals: { motion: 'reduced' },
  render: () => (
    <CameraPicker {...premiumImageToVideo.inputs.camera} value="pan_left" onOptionChanged={nothing} />
  ),
};

export const RightToLeft: Story = {
  tags: ['picture'],
  globals: { locale: 'ar', motion: 'reduced' },
  render: () => (
    <Stack gap={24}>
      <CameraPicker {...premiumImageToVideo.inputs.camera} value="pan_left" onOptionChanged={nothing} />
      <DurationPicker
        lengths={[5, 8]}
        seconds={5}
        costOf={(seconds) => (seconds === 5 ? 300 : 500)}
        onDurationChanged={nothing}
      />
    </Stack>
  ),
};
