import { ownId, type AnyTool } from '@kinora/contract';
import * as v from 'valibot';
import type { Engine, OrderedValue, Weights } from '../engines/engine.ts';
import { refuse } from './answer.ts';
import type { FunctionContext, SignedInUser } from './context.ts';

/** The weights of the trained model that a request names: one's own, ready, and of the engine that makes the picture. Null where it names none. */
export async function chosenWeights(
  tool: AnyTool,
  values: Readonly<Record<string, OrderedValue>>,
  user: SignedInUser,
  engine: Engine,
  { database }: FunctionContext,
): Promise<Weights | null> {
  const { inputs, madeWith } = tool;
  if (madeWith === undefined) return null;
  const { field = madeWith, label } = inputs[madeWith]!;
  const id = v.safeParse(ownId(field), values[madeWith]);
  const found =
    id.success &&
    (await database.call<Weights | null>('weights_of', {
      p_user: user.id,
      p_trained: id.output,
      p_engine: engine.name,
    }));
  return (
    found ||
    refuse({
      kind: 'Invalid',
      message: `${label} is not ready, or no longer there. Choose another one; nothing was charged.`,
      field,
    })
  );
}
