import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Button } from '../Button/Button.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Design System/Inputs/TextArea/Matrix',
  component: TextArea,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TextArea>;

export default meta;

const prompt =
  'A lighthouse keeper’s kitchen at dawn, steam rising from an enamel kettle, 35 mm, Portra light';

export const EveryState: StoryObj = {
  render: () => (
    <Grid minColumnWidth="16rem" maxColumns={3} gap={24}>
      <TextArea label="Empty" placeholder="Describe the picture" />
      <TextArea label="Filled" defaultValue={prompt} />
      <TextArea label="With a count" defaultValue={prompt} maxLength={500} />
      <TextArea
        label="Too long"
        defaultValue={prompt}
        maxLength={60}
        errorMessage="Shorten it to 60 characters."
      />
      <TextArea label="With a footer" footer={<Button size="sm">Improve</Button>} maxLength={500} />
      <TextArea label="Disabled" defaultValue={prompt} isDisabled />
      <TextArea label="One row" minRows={1} defaultValue="A boat" description="Grows as you write." />
      <TextArea label="Many lines, scrolled" maxRows={4} defaultValue={`${prompt}. `.repeat(6)} />
    </Grid>
  ),
};

export const PassingStates: StoryObj = {
  tags: ['!narrow'],
  render: () => (
    <Grid minColumnWidth="16rem" maxColumns={3} gap={24}>
      {(['hovered', 'focus-within', 'focus-visible'] as const).map((state) => (
        <ShownAs key={state} state={state} target="[data-part='control']">
          <TextArea label={state} defaultValue={prompt} />
        </ShownAs>
      ))}
    </Grid>
  ),
};

export const RightToLeft: StoryObj = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <TextArea
        label="Right to left"
        defaultValue={prompt}
        maxLength={60}
        errorMessage="Shorten it."
        footer={<Button size="sm">Improve</Button>}
      />
    </div>
  ),
};

export const Compact: StoryObj = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <TextArea label="Compact" defaultValue={prompt} />
    </div>
  ),
};
