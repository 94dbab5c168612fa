import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Frame } from '../../components/Frame/Frame.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { KinoraMark } from '../../icons/KinoraMark.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Law } from './Law.tsx';
import { samplePictureNames, samplePictures } from './samplePictures.ts';

const meta = {
  title: 'Foundations/The look',
  tags: ['picture', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const numbers = ['11', '11A', '12', '12A', '13', '13A'];

export const ContactSheet: Story = {
  name: 'A contact sheet has one frame that is chosen',
  render: () => (
    <Stack gap={24}>
      <Inline gap={12} align="center">
        <KinoraMark size={32} />
        <Heading level={2} size="lg">
          Contact Sheet
        </Heading>
      </Inline>
      <Grid minColumnWidth="12rem" maxColumns={3} gap={20}>
        {samplePictureNames.map((picture, index) => (
          <Frame key={picture} number={numbers[index]!} isChosen={index === 3}>
            <img src={samplePictures[picture]} alt={index === 3 ? `${picture}, chosen` : picture} />
          </Frame>
        ))}
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /, chosen$/ })).toHaveLength(1);
  },
};

const swatch = (background: string) => (
  <span
    key={background}
    style={{ flex: 1, minBlockSize: 96, backgroundColor: `var(--ds-bg-${background})` }}
  />
);

export const SixLaws: Story = {
  render: () => (
    <Grid minColumnWidth="15rem" maxColumns={3} gap={24}>
      <Law
        title="Yellow is a marker, never ink"
        shown={
          <Stack gap={16} align="center">
            <Button tone="accent" variant="solid">
              Generate
            </Button>
            <Button>Reset</Button>
          </Stack>
        }
      >
        It fills the one thing that a view is for, circles what is chosen and fills progress. One solid yellow
        a view, and no text in it on a light ground.
      </Law>
      <Law
        title="Pictures have hard corners, chrome has soft ones"
        shown={
          <Inline gap={20} align="center">
            <img
              alt=""
              src={samplePictures['Paper boat']}
              style={{ inlineSize: 120, borderRadius: 'var(--ds-radius-frame)', display: 'block' }}
            />
            <Button size="sm">Use it</Button>
          </Inline>
        }
      >
        2 px for media, 6 to 10 px for everything around it. Media has no border of its own.
      </Law>
      <Law
        title="The room is grey"
        shown={
          <span style={{ display: 'flex', inlineSize: '100%' }}>
            {['canvas', 'surface', 'raised', 'sunken', 'stage'].map(swatch)}
          </span>
        }
      >
        Neutrals hardly lean to any hue, and the stage not at all, so that a colour is judged as it is.
      </Law>
      <Law
        title="Numbers are set in the mono"
        shown={
          <Stack gap={8}>
            <Text size="xl" isMono>
              1,284
            </Text>
            <Text size="sm" tone="tertiary" isMono>
              SAFETY 5063 · 12A
            </Text>
          </Stack>
        }
      >
        Frame numbers, costs, seeds and durations look as on the edge of a film, and line up under each other.
      </Law>
      <Law
        title="Depth is a step of lightness and a hairline"
        shown={
          <Card variant="raised">
            <Text size="sm">A panel on the canvas</Text>
          </Card>
        }
      >
        Only what floats throws a shadow. No gradients, no blurred panels, no glow.
      </Law>
      <Law
        title="Motion is developing"
        shown={
          <span style={{ inlineSize: '100%' }}>
            <ProgressBar label="Developing" value={64} valueLabel="64 %" />
          </span>
        }
      >
        A result comes up out of the grey. Progress is a yellow bar at the foot of its frame; with reduced
        motion only opacity changes.
      </Law>
    </Grid>
  ),
};
