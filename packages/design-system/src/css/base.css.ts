import { focusRing } from './rules.ts';
import { vars } from '../tokens/contract.css.ts';
import { layered } from './layered.ts';

const { globalStyle } = layered('ds.base');

globalStyle(':root', {
  fontFamily: vars.font.sans,
  fontSize: '100%',
  lineHeight: vars.lineHeight.normal,
  fontWeight: vars.fontWeight.regular,
  fontStretch: vars.fontWidth.normal,
  fontSynthesis: 'none',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
globalStyle('body', { backgroundColor: vars.bg.canvas, fontSize: vars.fontSize.md });
// A column of numbers, and a moment that moves on.
globalStyle('table, time', { fontVariantNumeric: 'tabular-nums' });
// A subtree in the other mode would otherwise inherit the colour that its parents computed.
globalStyle('body, [data-mode]', { color: vars.text.primary });
globalStyle('::selection', { backgroundColor: vars.accent.soft, color: vars.text.primary });
// What takes the focus as the browser has it; what React Aria gives it says so itself.
globalStyle(':where(a, button, input, textarea, select, summary, [tabindex]):focus-visible', focusRing);
// How React Aria hides what floats until it has its place. What is closed by then must not be waited for: its way out
// would be cancelled when the place is there, and React Aria is never told that it ended.
globalStyle('[style*="inset(50%)"]', { transition: 'none !important' });
