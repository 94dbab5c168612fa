import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LayoutCell } from '../../foundations/LayoutCell.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ScrollArea } from './ScrollArea.tsx';

const meta = {
  title: 'Design System/Layout/ScrollArea/Matrix',
  component: ScrollArea,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj;

const sizes = <style>{'.low { block-size: 140px; inline-size: 220px; }'}</style>;
const words = Array.from({ length: 12 }, (_, index) => `Frame ${index + 1}`);

const areas = (
  <Inline gap={24} align="start">
    {sizes}
    <ScrollArea label="Down" bars="always" className="low">
      <Stack gap={8}>
        {words.map((word) => (
          <LayoutCell key={word}>{word}</LayoutCell>
        ))}
      </Stack>
    </ScrollArea>
    <ScrollArea label="Sideways" bars="always" className="low">
      <Inline gap={8} wrap={false}>
        {words.map((word) => (
          <LayoutCell key={word} height={90}>
            {word.replace(' ', '\u00a0')}
          </LayoutCell>
        ))}
      </Inline>
    </ScrollArea>
    <ScrollArea label="Nothing to scroll" bars="always" className="low">
      <LayoutCell>Fits</LayoutCell>
    </ScrollArea>
  </Inline>
);

const barsAreThere = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-part="bar"]')).toHaveLength(2));
};

export const EveryWay: Story = {
  name: 'Bars of a scroll area stand at the sides that scroll',
  render: () => areas,
  play: async ({ canvasElement }) => barsAreThere(canvasElement),
};

export const RightToLeft: Story = {
  name: 'Bars of a scroll area stand where they belong from right to left',
  tags: ['!forced-colors'],
  globals: { locale: 'ar' },
  render: () => areas,
  play: async ({ canvasElement }) => barsAreThere(canvasElement),
};
