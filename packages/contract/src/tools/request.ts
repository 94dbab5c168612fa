import type { StudioProblem } from '../errors.ts';
import type { AnyTool, Values } from './defineTool.ts';
import { askedOf } from './draft.ts';
import { kindOf, type AnyValue } from './kinds/index.ts';
import { priceOf } from './price.ts';

type Open = Readonly<Record<string, AnyValue>>;

export interface ToolRequest {
  readonly function: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The call a tool makes for these values, derived from its definition. */
export function requestOf<T extends AnyTool>(tool: T, values: Values<T>): ToolRequest {
  const body: Record<string, unknown> = { model: tool.call.model };
  for (const [name, input] of askedOf(tool)) {
    if (!('wire' in input)) continue;
    const written = kindOf(input).write(input, (values as Open)[name]!);
    if (written !== undefined) body[input.wire] = written;
  }
  if (tool.call.sendsPrice) body['credits_cost'] = priceOf(tool, values).total;
  return { function: tool.call.function, body };
}

export type Received<T extends AnyTool> =
  | { readonly ok: true; readonly values: Values<T>; readonly price: number }
  | { readonly ok: false; readonly problem: StudioProblem };

/** The server's door: a body from anywhere becomes values and the price they cost, or a refusal that says how to mend it. */
export function valuesOf<T extends AnyTool>(tool: T, body: unknown): Received<T> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, problem: { kind: 'Invalid', message: 'The request must be a JSON object.' } };
  const fields = body as Record<string, unknown>;
  const values: Record<string, unknown> = {};
  for (const [name, input] of askedOf(tool)) {
    if (!('wire' in input)) continue;
    const reading = kindOf(input).read(input, fields[input.wire]);
    if (!reading.ok)
      return { ok: false, problem: { kind: 'Invalid', message: reading.message, field: input.wire } };
    values[name] = reading.value;
  }
  const price = priceOf(tool, values as Values<T>).total;
  if (tool.call.sendsPrice && fields['credits_cost'] !== price)
    return {
      ok: false,
      problem: {
        kind: 'PriceChanged',
        message: `This costs ${price} credits. Check the price and press Generate again; nothing was charged.`,
        price,
      },
    };
  return { ok: true, values: values as Values<T>, price };
}
