import { kindOf, type AnyTool } from '@kinora/contract';
import type { StudioModel } from '@kinora/studio-kit';
import { flushSync } from 'react-dom';

/** Makes one more of the same form. A number that would repeat the last is taken out first, where it is seen. */
export function vary({ tool, draft, forbids, set, generate }: StudioModel<AnyTool>): void {
  // What would be refused says why, and changes nothing.
  if (forbids) return generate();
  const held = draft as Readonly<Record<string, unknown>>;
  // Generating reads what is on the screen.
  flushSync(() => {
    for (const [name, input] of Object.entries(tool.inputs))
      if (kindOf(input).drawn && held[name] !== null) set(name, null);
  });
  generate();
}
