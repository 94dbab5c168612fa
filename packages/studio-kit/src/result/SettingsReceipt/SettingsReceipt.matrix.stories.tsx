import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './SettingsReceipt.stories.tsx';

const meta = {
  title: 'Studio Kit/Result/SettingsReceipt/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(
    Stories,
    ['Full', 'WhatChanged', 'NothingChanged', 'OfAPicture', 'Partial', 'VeryLongText'],
    '22rem',
  ),
};
