import type { Labels } from '../labels.ts';

export const copyingWords = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here: select the text instead.',
} satisfies Partial<Labels>;
