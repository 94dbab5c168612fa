import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DragPreview } from './DragPreview.tsx';
import { indicator } from './DropIndicator.css.ts';

const meta = {
  title: 'Design System/Data/DragAndDrop/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

const taken = (...names: string[]) => names.map((name) => ({ 'text/plain': name }));

export const WhatIsCarriedAndWhereItWillLand: StoryObj = {
  render: () => (
    <Stack gap={16} align="start">
      <DragPreview items={taken('Harbour at dawn')} />
      <DragPreview items={taken('Harbour at dawn', 'Kitchen', 'Lighthouse')} />
      <DragPreview items={taken('A lighthouse keeper’s kitchen at dawn, seen from the sea', 'Fog')} />
      <div data-drop-target className={indicator} style={{ inlineSize: '100%' }} />
    </Stack>
  ),
};
