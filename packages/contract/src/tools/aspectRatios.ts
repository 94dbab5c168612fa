import type { Option } from './kinds/index.ts';

const shapes = {
  '21:9': 'Cinema',
  '16:9': 'Wide',
  '3:2': 'Photo',
  '4:3': 'Classic',
  '1:1': 'Square',
  '3:4': 'Portrait',
  '9:16': 'Phone',
} as const;

/** Shapes as options, each with a word for what it looks like. */
export const aspectRatios = <const R extends keyof typeof shapes>(...ratios: readonly R[]): Option<R>[] =>
  ratios.map((value) => ({ value, label: value, help: shapes[value] }));
