import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../components/Text/Text.tsx';
import { Grid } from '../layout/Grid/Grid.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { vars } from '../tokens/contract.css.ts';
import { modes } from '../tokens/scales.ts';
import type { Mode } from '../tokens/scales.ts';
import { colourOf } from '../tokens/semantic.ts';
import type { ColourName } from '../tokens/semantic.ts';

const meta = { title: 'Foundations/Elevation', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

/** What it is, its ground and its edge: the ground is a step lighter each time, in the dark as in the light. */
const levels = [
  ['Canvas', 'bg.canvas', vars.bg.canvas, 'none', 'what everything lies on'],
  ['Surface', 'bg.surface', vars.bg.surface, 'none', 'a panel: a step of lightness'],
  ['Raised', 'bg.raised', vars.bg.raised, vars.shadow.hairline, 'a card or a button: a step and a hairline'],
  ['Popover', 'bg.overlay', vars.bg.overlay, vars.shadow.popover, 'it floats, and throws a shadow'],
  ['Dialog', 'bg.overlay', vars.bg.overlay, vars.shadow.dialog, 'it floats higher'],
] as const;

/** As light as it is, of 100. */
const lightness = (name: ColourName, mode: Mode) => `L ${(colourOf(name)[mode].l * 100).toFixed(1)}`;

/** Only what floats throws a shadow. */
export const Levels: StoryObj = {
  tags: ['picture', 'narrow'],
  render: () => (
    <Grid minColumnWidth="16rem" maxColumns={2} gap={24}>
      {modes.map((mode) => (
        <div
          key={mode}
          data-mode={mode}
          style={{
            overflow: 'hidden',
            paddingBlock: '8px 24px',
            backgroundColor: vars.bg.canvas,
            borderRadius: 10,
            boxShadow: vars.shadow.hairline,
          }}
        >
          {levels.map(([name, token, backgroundColor, boxShadow, says]) => (
            // A bright band goes on behind each, so that a shadow has something to fall on.
            <div
              key={name}
              style={{
                padding: '14px 20px',
                background: `linear-gradient(90deg, transparent 72%, ${vars.border.control} 72% 84%, transparent 84%)`,
              }}
            >
              <div
                style={{
                  display: 'grid',
                  gap: 2,
                  padding: '14px 16px',
                  borderRadius: 10,
                  inlineSize: '82%',
                  backgroundColor,
                  boxShadow,
                }}
              >
                <Inline gap={12} align="baseline">
                  <Text size="sm" weight="medium">
                    {name}
                  </Text>
                  <Text size="xs" tone="tertiary" isMono>
                    {lightness(token, mode)}
                  </Text>
                </Inline>
                <Text size="xs" tone="secondary">
                  {says}
                </Text>
              </div>
            </div>
          ))}
        </div>
      ))}
    </Grid>
  ),
};

/** The ring has the shape of what it goes round: a frame's is sharp, a knob's is round. */
const shapes = [vars.radius.frame, vars.radius.control, vars.radius.full];

export const FocusRingOnAnyGround: StoryObj = {
  tags: ['picture'],
  render: () => (
    <Inline gap={24}>
      {['black', 'dimgray', 'white', 'crimson', 'gold', 'royalblue'].map((ground, index) => (
        <div key={ground} style={{ padding: 24, backgroundColor: ground }}>
          <div
            style={{
              inlineSize: 56,
              blockSize: 36,
              borderRadius: shapes[index % shapes.length],
              boxShadow: vars.focus.ring,
              backgroundColor: ground,
            }}
          />
        </div>
      ))}
    </Inline>
  ),
};
