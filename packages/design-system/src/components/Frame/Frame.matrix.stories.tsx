import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../../foundations/look/samplePictures.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Frame } from './Frame.tsx';
import { frameFits } from './frameValues.ts';

const meta = {
  title: 'Design System/Content/Frame/Matrix',
  component: Frame,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <div style={{ padding: 8 }}>
      <Grid minColumnWidth="10rem" maxColumns={3} gap={24}>
        <Frame number="11" />
        <Frame number="11A" foot={<ProgressBar label="Developing" isLabelHidden size="sm" value={40} />} />
        {frameFits.map((fit) => (
          <Frame key={fit} number="12" caption={fit} aspect={1} fit={fit}>
            <img alt="" src={samplePictures['Sea at dusk']} />
          </Frame>
        ))}
        <Frame number="12A" caption="Paper boat" isChosen>
          <img alt="" src={samplePictures['Paper boat']} />
        </Frame>
        <Frame number="13" isChosen hand="third" />
        <Frame aspect={9 / 16} number="14">
          <img alt="" src={samplePictures['Red balloon']} />
        </Frame>
        <Frame>
          <img alt="" src={samplePictures['Hills in fog']} />
        </Frame>
      </Grid>
    </div>
  ),
};

export const RightToLeft: Story = {
  tags: ['!forced-colors', '!narrow'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ inlineSize: 200, padding: 8 }}>
      <Frame number="12A" caption="قارب" isChosen>
        <img alt="" src={samplePictures['Paper boat']} />
      </Frame>
    </div>
  ),
};
