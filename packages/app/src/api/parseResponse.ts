import { answerWords, StudioError } from '@kinora/contract';
import * as v from 'valibot';

/** What the server answered, checked: a screen never meets a shape it does not know. */
export function parseResponse<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  throw new StudioError({ kind: 'Unexpected', message: answerWords.outdated }, { cause: result.issues });
}
