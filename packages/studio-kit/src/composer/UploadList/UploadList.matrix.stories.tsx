import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './UploadList.stories.tsx';

const meta = {
  title: 'Studio Kit/Composer/UploadList/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
  loaders: Stories.default.loaders,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Empty', 'Full', 'Partial', 'Invalid', 'Disabled'], '13rem'),
};
