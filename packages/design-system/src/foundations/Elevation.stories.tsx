import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../components/Text/Text.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { vars } from '../tokens/contract.css.ts';

const meta = { title: 'Foundations/Elevation', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

const levels = [
  ['Flat, a step of lightness', vars.bg.surface, 'none'],
  ['Hairline', vars.bg.raised, vars.shadow.hairline],
  ['Popover', vars.bg.overlay, vars.shadow.popover],
  ['Dialog', vars.bg.overlay, vars.shadow.dialog],
] as const;

/** Only what floats throws a shadow. */
export const Levels: StoryObj = {
  tags: ['picture'],
  render: () => (
    <Inline gap={40}>
      {levels.map(([name, backgroundColor, boxShadow]) => (
        <div
          key={name}
          style={{
            inlineSize: 160,
            blockSize: 100,
            padding: 12,
            borderRadius: 10,
            backgroundColor,
            boxShadow,
          }}
        >
          <Text size="sm">{name}</Text>
        </div>
      ))}
    </Inline>
  ),
};

export const FocusRingOnAnyGround: StoryObj = {
  tags: ['picture'],
  render: () => (
    <Inline gap={24}>
      {['black', 'dimgray', 'white', 'crimson', 'gold', 'royalblue'].map((ground) => (
        <div key={ground} style={{ padding: 24, backgroundColor: ground }}>
          <div
            style={{
              inlineSize: 56,
              blockSize: 36,
              borderRadius: 6,
              boxShadow: vars.focus.ring,
              backgroundColor: ground,
            }}
          />
        </div>
      ))}
    </Inline>
  ),
};
