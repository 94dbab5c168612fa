import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenSound, sampleSound } from '../../dev/sampleSound.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Audio } from './Audio.tsx';

const meta = {
  title: 'Design System/Content/Audio/Matrix',
  component: Audio,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Audio>;

export default meta;

export const EveryState: StoryObj = {
  name: 'A sound that plays, one with a long name and one that is broken stand side by side',
  render: () => (
    <Grid minColumnWidth="18rem" maxColumns={2} gap={24}>
      <Audio src={sampleSound} label="Mara’s voice, take 3" />
      <Audio
        src={sampleSound}
        label="A recording whose name is much longer than anyone would wish for in such a place"
      />
      <Audio src={brokenSound} label="Broken" />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('alert');
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-part="seek"] input:enabled')).toHaveLength(2),
    );
  },
};
