import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../../foundations/look/samplePictures.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { HoverClip } from './HoverClip.tsx';

const meta = {
  title: 'Design System/Content/HoverClip/Matrix',
  component: HoverClip,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof HoverClip>;

export default meta;
type Story = StoryObj;

export const StandingStill: Story = {
  render: () => (
    <Inline gap={16}>
      {(['Sea at dusk', 'Paper boat'] as const).map((name) => (
        <HoverClip key={name}>
          <img alt="" src={samplePictures[name]} style={{ display: 'block', inlineSize: 180 }} />
        </HoverClip>
      ))}
    </Inline>
  ),
};
