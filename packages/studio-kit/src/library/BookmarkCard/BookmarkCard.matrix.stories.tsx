import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './BookmarkCard.stories.tsx';

const meta = {
  title: 'Studio Kit/Library/BookmarkCard/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['OfAClip', 'OfAModel', 'WhatIsGoneSaysSo', 'VeryLongText'], '16rem'),
};
