import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './SettingsPanel.stories.tsx';

const meta = {
  title: 'Studio Kit/Studio/SettingsPanel/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(
    Stories,
    ['Full', 'Changed', 'AnErrorMessageOpensMore', 'TheEngineCannotDoAll', 'Disabled', 'FewNeedNoMore'],
    '20rem',
  ),
};
