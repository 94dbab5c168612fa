import * as v from 'valibot';
import type { StudioProblem } from '../errors.ts';

export type BodyReading<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly problem: StudioProblem };

const invalid = (message: string, field?: string | null): BodyReading<never> => ({
  ok: false,
  problem: { kind: 'Invalid', message, ...(field && { field }) },
});

/** The server's door for a small body of named values: what it says, or a refusal that names the field. */
export function bodyRead<Shape extends v.GenericSchema>(
  shape: Shape,
  body: unknown,
): BodyReading<v.InferOutput<Shape>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return invalid('The request must be an object of named values.');
  // A field that is not there is said in the words of the field, like one that is empty.
  const names = 'entries' in shape ? Object.keys(shape.entries as object) : [];
  const missing = names.map((name) => [name, undefined]);
  const reading = v.safeParse(shape, { ...Object.fromEntries(missing), ...body });
  if (reading.success) return { ok: true, body: reading.output };
  const [issue] = reading.issues;
  return invalid(issue.message, v.getDotPath(issue));
}
