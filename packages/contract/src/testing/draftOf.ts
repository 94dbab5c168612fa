import type { AnyTool, Draft, Values } from '../tools/defineTool.ts';
import { editableInputs } from '../tools/draft.ts';
import { kindOf, type AnyValue } from '../tools/kinds/index.ts';
import { mediaFileFixture } from './fixtures/mediaFile.ts';

/** The form that a person would have filled in to ask for these values, and where its files went. */
export function draftOf<T extends AnyTool>(
  tool: T,
  values: Values<T>,
): { draft: Draft<T>; addresses: Record<string, readonly string[]> } {
  const draft: Record<string, unknown> = { ...values };
  const addresses: Record<string, readonly string[]> = {};
  for (const [name, input] of editableInputs(tool)) {
    const kind = kindOf(input);
    const value = (values as Record<string, AnyValue>)[name]!;
    const places = kind.files?.addresses(value);
    if (!places) continue;
    const files = places.map((_, index) => mediaFileFixture({ name: `${name}-${index}` }));
    addresses[name] = places;
    draft[name] = kind.restore(input, value, files) ?? kind.initial(input);
  }
  return { draft: draft as Draft<T>, addresses };
}
