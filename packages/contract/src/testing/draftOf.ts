import type { AnyTool, Draft, Values } from '../tools/defineTool.ts';
import { editableInputs } from '../tools/draft.ts';
import { isFileInput, takesSeveral } from '../tools/kinds/index.ts';
import { mediaFileFixture } from './fixtures/mediaFile.ts';

/** The form that a person would have filled in to ask for these values, and where its files went. */
export function draftOf<T extends AnyTool>(
  tool: T,
  values: Values<T>,
): { draft: Draft<T>; addresses: Record<string, readonly string[]> } {
  const draft: Record<string, unknown> = { ...values };
  const addresses: Record<string, readonly string[]> = {};
  for (const [name, input] of editableInputs(tool)) {
    if (!isFileInput(input)) continue;
    const value = (values as Record<string, unknown>)[name];
    const places = value === null ? [] : ([value].flat() as string[]);
    const files = places.map((_, index) => mediaFileFixture({ name: `${name}-${index}` }));
    addresses[name] = places;
    draft[name] = takesSeveral(input) ? files : (files[0] ?? null);
  }
  return { draft: draft as Draft<T>, addresses };
}
