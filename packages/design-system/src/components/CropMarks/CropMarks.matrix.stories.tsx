import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../../foundations/look/samplePictures.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { CropMarks } from './CropMarks.tsx';

const meta = {
  title: 'Design System/Content/CropMarks/Matrix',
  component: CropMarks,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof CropMarks>;

export default meta;
type Story = StoryObj;

const picture = (
  <img
    alt=""
    src={samplePictures['Paper boat']}
    style={{ display: 'block', inlineSize: 180, borderRadius: 'var(--ds-radius-frame)' }}
  />
);

export const ShownAndNot: Story = {
  render: () => (
    <div style={{ padding: 16 }}>
      <Inline gap={40}>
        <CropMarks>{picture}</CropMarks>
        <CropMarks isShown={false}>{picture}</CropMarks>
        <CropMarks>
          <div style={{ inlineSize: 180, blockSize: 120, backgroundColor: 'var(--ds-bg-sunken)' }} />
        </CropMarks>
      </Inline>
    </div>
  ),
};
