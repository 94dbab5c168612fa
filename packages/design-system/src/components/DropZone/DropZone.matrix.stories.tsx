import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { samplePictures } from '../../foundations/look/samplePictures.ts';
import { Film } from '../../icons/glyphs.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Text } from '../Text/Text.tsx';
import { DropZone } from './DropZone.tsx';

const meta = {
  title: 'Design System/Inputs/DropZone/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const onFilesDropped = () => {};

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="16rem" maxColumns={3} gap={24}>
      <DropZone label="Drop an image" description="PNG, JPEG or WebP, up to 10 MB" {...{ onFilesDropped }} />
      <DropZone label="Drop several clips" allowsMultiple icon={Film} {...{ onFilesDropped }} />
      <DropZone
        label="Drop an image"
        description="PNG, JPEG or WebP, up to 10 MB"
        errorMessage="Choose an image first."
        {...{ onFilesDropped }}
      />
      <DropZone label="Drop an image" isPending description="Being read" {...{ onFilesDropped }} />
      <DropZone label="Drop an image" isDisabled {...{ onFilesDropped }} />
      <DropZone label="Image" {...{ onFilesDropped }}>
        <Text>With content of its own</Text>
      </DropZone>
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <DropZone
        label="Right to left"
        errorMessage="Choose an image first."
        labels={{ chooseFile: 'Choose a file' }}
        {...{ onFilesDropped }}
      />
    </div>
  ),
};

export const DraggedOver: Story = {
  name: 'A drop zone that a file is dragged over says where to drop it',
  tags: ['!narrow'],
  render: () => (
    <Grid minColumnWidth="16rem" maxColumns={3} gap={24}>
      <DropZone label="Drop an image" {...{ onFilesDropped }} />
      {(['Paper boat', 'Window at night'] as const).map((picture) => (
        <DropZone key={picture} label="Image" {...{ onFilesDropped }}>
          <img alt={picture} src={samplePictures[picture]} style={{ display: 'block' }} />
        </DropZone>
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'boat.png', { type: 'image/png' }));
    for (const zone of canvasElement.querySelectorAll('[data-component="DropZone"]'))
      await fireEvent(zone, new DragEvent('dragenter', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(canvas.getByText('Drop it here')).toBeVisible();
  },
};
