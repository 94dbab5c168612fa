import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { FilmEdge } from './FilmEdge.tsx';

const meta = {
  title: 'Design System/Content/FilmEdge/Matrix',
  component: FilmEdge,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FilmEdge>;

export default meta;
type Story = StoryObj;

export const EveryKind: Story = {
  render: () => (
    <Stack gap={12}>
      <FilmEdge number="12A">WAN image to video</FilmEdge>
      <FilmEdge>Contact sheet 04</FilmEdge>
      <FilmEdge number="13" />
      <div style={{ inlineSize: 140 }}>
        <FilmEdge number="10,001">A film of a long name</FilmEdge>
      </div>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!forced-colors'],
  globals: { locale: 'ar' },
  render: () => <FilmEdge number="12A">WAN</FilmEdge>,
};
