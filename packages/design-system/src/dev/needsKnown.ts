import { invariant } from './invariant.ts';

interface RecipeOfClasses {
  classNames: { variants: Record<string, Record<string, string>> };
}

/** For development only: a tone, variant, size or step that a recipe has no class for would be passed over silently. */
export function needsKnown(
  component: string,
  recipe: RecipeOfClasses,
  given: Record<string, string | number | boolean | null | undefined>,
): void {
  for (const [prop, value] of Object.entries(given)) {
    const known = Object.keys(recipe.classNames.variants[prop] ?? {});
    invariant(value === undefined || value === null || known.includes(String(value)), {
      what: `${component} got the ${prop} '${String(value)}', which it does not have.`,
      why: 'It would look as if none had been given.',
      fix: `Give one of ${known.join(', ')}.`,
    });
  }
}
