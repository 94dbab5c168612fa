import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';
import { noticeTones } from './toneGlyphs.ts';

const meta = {
  title: 'Design System/Status/Notice/Matrix',
  component: Notice,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Notice>;

export default meta;

export const EveryTone: StoryObj = {
  render: () => (
    <Grid minColumnWidth="18rem" maxColumns={2} gap={12}>
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone} title={`Title of ${tone}`} onDismissed={() => {}}>
          What happened, and what to do about it.
        </Notice>
      ))}
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone} action={<Button size="sm">Retry</Button>}>
          Words without a title.
        </Notice>
      ))}
    </Grid>
  ),
};
