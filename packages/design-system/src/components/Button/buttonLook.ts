// Every tone in every variant. A state never changes the size: borders are always there, if transparent.
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import type { ButtonTone, ButtonVariant } from './buttonValues.ts';

// Disabled, unavailable and pending buttons don't answer to the pointer.
const idle = ':not([data-disabled], [data-unavailable])';

interface Surfaces {
  rest?: StyleRule;
  hover?: StyleRule;
  pressed?: StyleRule;
  /** On, as a switch. Without it the button is marked as what is chosen is everywhere: soft yellow, edged in ink. */
  selected?: StyleRule;
}

const marked: StyleRule = {
  backgroundColor: vars.fill.selected,
  borderColor: vars.border.ink,
  color: vars.accent.text,
};

const markedWith = (share: string): StyleRule => ({
  backgroundColor: `color-mix(in oklab, ${vars.fill.selected}, ${vars.accent.text} ${share})`,
});

/** A solid button stays solid in forced colours; browsers would else lay a plate behind its words. */
function solid(surfaces: Required<Omit<Surfaces, 'selected'>>, fill: string, ink: string): StyleRule {
  const rule = answering({ ...surfaces, selected: surfaces.pressed });
  return {
    ...rule,
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        selectors: {
          [`&${idle}, &${idle}:is([data-hovered], [data-pressed], [data-selected], [aria-expanded="true"])`]:
            {
              backgroundColor: fill,
              borderColor: fill,
              color: ink,
            },
        },
      },
    },
  };
}

const selectedInForcedColours: StyleRule = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
};

/** On, as whatever is chosen: the same for most, so written once for all of them (Button.css.ts). */
export const selectedRules: readonly (readonly [selector: string, rule: StyleRule])[] = [
  [
    `${idle}[data-selected]`,
    { ...marked, '@media': { '(forced-colors: active)': selectedInForcedColours } } as StyleRule,
  ],
  [`${idle}[data-selected][data-hovered]`, markedWith('8%')],
  [`${idle}[data-selected][data-pressed]`, markedWith('16%')],
];

function answering({ rest, hover, pressed, selected }: Surfaces): StyleRule {
  return {
    selectors: {
      ...(rest && { [`&${idle}`]: rest }),
      ...(hover && { [`&${idle}[data-hovered]`]: hover }),
      ...(pressed && { [`&${idle}:is([data-pressed], [aria-expanded="true"])`]: pressed }),
      ...(selected && { [`&${idle}[data-selected]`]: selected }),
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: selected && { [`&${idle}[data-selected]`]: selectedInForcedColours },
      },
    },
  } as StyleRule;
}

/** What has no ground of its own gets the same one under the pointer in every tone. */
export const shaded = answering({
  hover: { backgroundColor: vars.fill.hover },
  pressed: { backgroundColor: vars.fill.pressed },
});

const lined = (color: string, borderColor: string) => answering({ rest: { color, borderColor } });

const tinted = (text: string, tint: string) => {
  const pressed = { backgroundColor: `color-mix(in oklab, ${tint}, ${text} 16%)` };
  return answering({
    rest: { color: text, backgroundColor: tint },
    hover: { backgroundColor: `color-mix(in oklab, ${tint}, ${text} 8%)` },
    pressed,
    // Soft yellow is its rest already.
    selected: { ...pressed, borderColor: text },
  });
};

export const look: Record<ButtonTone, Record<ButtonVariant, StyleRule>> = {
  neutral: {
    solid: {
      ...solid(
        {
          rest: { color: vars.text.inverse, backgroundColor: vars.bg.inverse },
          hover: { backgroundColor: `color-mix(in oklab, ${vars.bg.inverse}, ${vars.text.inverse} 14%)` },
          pressed: { backgroundColor: `color-mix(in oklab, ${vars.bg.inverse}, ${vars.text.inverse} 24%)` },
        },
        'ButtonText',
        'ButtonFace',
      ),
    },
    outline: answering({
      rest: { color: vars.text.primary, backgroundColor: vars.bg.raised, borderColor: vars.border.control },
      hover: { borderColor: vars.text.tertiary },
    }),
    soft: answering({
      rest: { color: vars.text.primary, backgroundColor: vars.fill.pressed },
      hover: { backgroundColor: `color-mix(in oklab, ${vars.fill.pressed}, ${vars.border.default})` },
      pressed: { backgroundColor: vars.border.default },
    }),
    ghost: lined(vars.text.secondary, 'transparent'),
  },
  accent: {
    solid: {
      fontStretch: vars.fontWidth.button,
      fontWeight: vars.fontWeight.strong,
      borderWidth: vars.borderWidth.edge,
      ...solid(
        {
          rest: { color: vars.accent.on, backgroundColor: vars.accent.solid, borderColor: vars.accent.edge },
          hover: { backgroundColor: vars.accent.hover },
          pressed: { backgroundColor: vars.accent.pressed },
        },
        'Highlight',
        'HighlightText',
      ),
    },
    outline: lined(vars.accent.text, vars.border.ink),
    soft: tinted(vars.accent.text, vars.accent.soft),
    ghost: lined(vars.accent.text, 'transparent'),
  },
  danger: {
    solid: {
      ...solid(
        {
          rest: { color: vars.danger.on, backgroundColor: vars.danger.solid },
          hover: { backgroundColor: vars.danger.hover },
          pressed: { backgroundColor: vars.danger.pressed },
        },
        'ButtonText',
        'ButtonFace',
      ),
    },
    outline: lined(vars.danger.text, vars.danger.border),
    soft: tinted(vars.danger.text, vars.danger.soft),
    ghost: lined(vars.danger.text, 'transparent'),
  },
};
