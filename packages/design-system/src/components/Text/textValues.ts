export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = [
  'primary',
  'secondary',
  'tertiary',
  'accent',
  'danger',
  'warning',
  'success',
  'info',
  'inherit',
] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'medium', 'strong'] as const;
export type TextWeight = (typeof textWeights)[number];

export const textAlignments = ['start', 'center', 'end'] as const;
export type TextAlignment = (typeof textAlignments)[number];

export const textElements = [
  'span',
  'p',
  'div',
  'strong',
  'em',
  'small',
  'label',
  'dt',
  'dd',
  'li',
  'time',
  'output',
  'figcaption',
] as const;
export type TextElement = (typeof textElements)[number];
