import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';
import { noticeTones } from './toneGlyphs.ts';

const meta = {
  title: 'Design System/Feedback/Notice/Matrix',
  component: Notice,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj;

export const EveryTone: Story = {
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

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Grid minColumnWidth="18rem" maxColumns={3} gap={12}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state}>
          <Notice title={state} action={<Button size="sm">Retry</Button>} onDismissed={() => {}}>
            What happened, and what to do about it.
          </Notice>
        </ShownAs>
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Notice tone="warning" title="الصورة كبيرة" onDismissed={() => {}}>
      يستغرق رفعها وقتًا أطول.
    </Notice>
  ),
};
