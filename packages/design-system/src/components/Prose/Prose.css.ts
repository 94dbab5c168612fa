// Variables that an ancestor may set:
//   --ds-prose-measure   how wide a line may get
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { figures, hairline, measure } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { globalStyle, recipe } = layered('ds.components');

export const prose = recipe(
  {
    base: {
      maxInlineSize: componentVariable('prose-measure', measure),
      minInlineSize: 0,
      color: vars.text.primary,
      lineHeight: vars.lineHeight.loose,
      overflowWrap: 'break-word',
      textWrap: 'pretty',
    },
    variants: {
      size: {
        sm: { fontSize: vars.fontSize.sm },
        md: { fontSize: vars.fontSize.md },
        lg: { fontSize: vars.fontSize.lg },
      },
    },
    defaultVariants: { size: 'md' },
  },
  'prose',
);

// Inside :where() each rule weighs no more than the layer it is in, so that a component within wins.
const within = (elements: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`:where([data-component="Prose"]) :where(${elements})`, rule);

within('p, ul, ol, dl, blockquote, pre, figure, table, hr', { marginBlock: '0.9em 0' });
within('h1, h2, h3, h4, h5, h6', {
  marginBlock: '1.6em 0',
  fontWeight: vars.fontWeight.strong,
  fontStretch: vars.fontWidth.heading,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
});
globalStyle('[data-component="Prose"] > :first-child', { marginBlockStart: 0 });
within('h1', { fontSize: vars.fontSize['3xl'], letterSpacing: vars.tracking.display });
within('h2', { fontSize: vars.fontSize['2xl'], letterSpacing: vars.tracking.display });
within('h3', { fontSize: vars.fontSize.xl });
within('h4', { fontSize: vars.fontSize.lg });
within('h5, h6', { fontSize: '1em' });
within('strong, b', { fontWeight: vars.fontWeight.strong });
// Archivo has no italics, and a slanted stand-in is not drawn.
within('em, i, cite', { fontStyle: 'normal', fontWeight: vars.fontWeight.medium });
within('ul, ol', { paddingInlineStart: '1.5em' });
within('li', { marginBlockStart: '0.35em' });
within('li::marker', { ...figures, color: vars.text.tertiary, fontSize: '0.85em' } as never);
within('blockquote', {
  paddingInlineStart: vars.space[16],
  borderInlineStart: `${vars.borderWidth.marker} solid ${vars.border.ink}`,
  color: vars.text.secondary,
});
within('a', { color: vars.text.primary, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
within('a:hover', { textDecorationThickness: '2px' });
within('mark', {
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
  borderRadius: vars.radius.frame,
  paddingInline: '0.15em',
});
within('code', { ...figures, fontSize: '0.88em', fontWeight: '400' } as never);
within('hr', { border: 0, borderBlockStart: hairline, marginBlockEnd: '0.9em' });
within('img, video', { borderRadius: vars.radius.frame });
within('figcaption', {
  color: vars.text.tertiary,
  fontSize: vars.fontSize.xs,
  marginBlockStart: vars.space[6],
});
within('table', { borderCollapse: 'collapse', fontSize: vars.fontSize.sm });
within('th, td', {
  padding: `${vars.space[6]} ${vars.space[8]}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
});
within('th, dt', { fontWeight: vars.fontWeight.medium, color: vars.text.secondary });
