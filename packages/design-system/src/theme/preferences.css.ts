// What a reader asked of their system: more contrast, or colours of their own.
import { layered } from '../css/layered.ts';
import { vars } from '../tokens/contract.css.ts';
import { lightDark } from '../tokens/lightDark.ts';
import { colours } from '../tokens/semantic.ts';

const { globalStyle } = layered('ds.tokens');

globalStyle(':root', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: {
        [vars.text.secondary]: lightDark(colours.text.primary),
        [vars.text.tertiary]: lightDark(colours.text.secondary),
        [vars.border.subtle]: lightDark(colours.border.control),
        [vars.border.default]: lightDark(colours.border.control),
        [vars.border.control]: lightDark(colours.border.ink),
      },
    },
    '(forced-colors: active)': {
      vars: {
        ...every(vars.bg, 'Canvas'),
        ...every(vars.fill, 'Canvas'),
        ...every(vars.border, 'CanvasText'),
        ...every(vars.text, 'CanvasText'),
        ...every(vars.gel, 'CanvasText'),
        [vars.text.disabled]: 'GrayText',
        ...every(vars.accent, 'Highlight'),
        // Browsers lay a plate of Canvas behind words there, whatever the fill around them.
        [vars.accent.on]: 'CanvasText',
        [vars.accent.text]: 'CanvasText',
        [vars.accent.soft]: 'Canvas',
        [vars.bg.inverse]: 'CanvasText',
        ...every(vars.danger, 'CanvasText'),
        [vars.danger.soft]: 'Canvas',
        ...every(vars.warning, 'CanvasText'),
        [vars.warning.soft]: 'Canvas',
        ...every(vars.success, 'CanvasText'),
        [vars.success.soft]: 'Canvas',
        ...every(vars.info, 'CanvasText'),
        [vars.info.soft]: 'Canvas',
        // What edges a marker keeps it apart from any picture.
        [vars.focus.ink]: 'Canvas',
        [vars.focus.marker]: 'Highlight',
      },
    },
  },
});

function every(group: Record<string, string>, value: string): Record<string, string> {
  return Object.fromEntries(Object.values(group).map((name) => [name, value]));
}
