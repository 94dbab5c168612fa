export { Text } from './Text.tsx';
export type { TextProps } from './Text.tsx';
export { textAlignments, textElements, textSizes, textTones, textWeights } from './textValues.ts';
export type { TextAlignment, TextElement, TextSize, TextTone, TextWeight } from './textValues.ts';
