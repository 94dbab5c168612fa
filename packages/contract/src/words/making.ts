import type { AnyForm } from '../tools/defineTool.ts';
import type { PictureMaking } from '../tools/deviceEngine.ts';
import { fullTitleOf } from '../tools/fullTitleOf.ts';

/** What each thing is called that a picture tells about its making; width and height are one. */
export const makingTerms = {
  negativePrompt: 'Negative prompt',
  model: 'Model',
  seed: 'Seed',
  steps: 'Steps',
  guidance: 'Guidance',
  sampler: 'Sampler',
  style: 'Style',
  size: 'Size',
} as const;

const lists = new Intl.ListFormat('en', { type: 'conjunction' });

/** Said when a form could not take all that a picture told; null where it could. */
export function leftBehind(
  tool: Pick<AnyForm, 'title' | 'fullTitle'>,
  left: readonly (keyof PictureMaking)[],
): string | null {
  const terms = Object.entries(makingTerms).filter(([key]) =>
    left.some((each) => each === key || (key === 'size' && (each === 'width' || each === 'height'))),
  );
  if (terms.length === 0) return null;
  const names = terms.map(([, term]) => term.toLowerCase());
  return `${fullTitleOf(tool)} has no place for the ${lists.format(names)} of this picture.`;
}
