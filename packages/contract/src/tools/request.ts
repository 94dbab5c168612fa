import type { StudioProblem } from '../errors.ts';
import { constantsOf } from './constantsOf.ts';
import type { AnyTool, Values } from './defineTool.ts';
import { clashOf } from './draft.ts';
import { isFileInput, kindOf, type AnyValue, type FileInput, type Input } from './kinds/index.ts';
import { priceOf } from './price.ts';

type Open = Readonly<Record<string, AnyValue>>;
type Travelling = Input & { readonly field: string };

export interface ToolRequest {
  /** The id of the tool that it is of, for whoever has the request alone. */
  readonly tool: string;
  readonly function: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The inputs that are in the body, with what only the tool says among them. */
const travelling = (tool: AnyTool): [string, Travelling][] =>
  Object.entries(tool.inputs).flatMap(([name, input]) =>
    input.field === undefined ? [] : [[name, input as Travelling] as [string, Travelling]],
  );

/** A field that is always null may as well be left out. */
const isConstant = (value: unknown, sent: unknown) =>
  sent === value || (value === null && sent === undefined);

/** The call a tool makes for these values, derived from its definition. */
export function requestOf<T extends AnyTool>(tool: T, values: Values<T>): ToolRequest {
  const body: Record<string, unknown> = { ...constantsOf(tool) };
  for (const [name, input] of travelling(tool)) {
    const written = kindOf(input).write(input, (values as Open)[name]!, (other) => (values as Open)[other]);
    if (written !== undefined) body[input.field] = written;
  }
  if (tool.call.sendsPrice) body['credits_cost'] = priceOf(tool, values).total;
  return { tool: tool.id, function: tool.call.function, body };
}

export type Received<T extends AnyTool> =
  | { readonly ok: true; readonly values: Values<T>; readonly price: number }
  | { readonly ok: false; readonly problem: StudioProblem };

const invalid = (message: string, field?: string): { ok: false; problem: StudioProblem } => ({
  ok: false,
  problem: { kind: 'Invalid', message, ...(field !== undefined && { field }) },
});

/** The server's door: a body from anywhere becomes values and the price they cost, or a refusal that says how to mend it. */
export function valuesOf<T extends AnyTool>(tool: T, body: unknown): Received<T> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return invalid('The request must be a JSON object.');
  const fields = body as Record<string, unknown>;
  for (const [field, value] of Object.entries(constantsOf(tool)))
    if (!isConstant(value, fields[field])) return invalid(`${field} must be ${value} here.`, field);
  const sentFor = (name: string) => fields[tool.inputs[name]?.field ?? name];
  const values: Record<string, unknown> = {};
  for (const [name, input] of travelling(tool)) {
    const reading = kindOf(input).read(input, fields[input.field], sentFor);
    if (!reading.ok) return invalid(reading.message, input.field);
    if (input.role === undefined) values[name] = reading.value;
  }
  for (const [name, input] of travelling(tool)) {
    const clash = clashOf(input, values, values[name] as AnyValue);
    if (clash !== null) return invalid(clash, input.field);
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

/** Every file a request names, with the input it is for: to be looked at before anything is done with it. */
export function addressesIn<T extends AnyTool>(
  tool: T,
  values: Values<T>,
): { readonly name: string; readonly input: FileInput; readonly address: string }[] {
  return travelling(tool).flatMap(([name, input]) => {
    if (!isFileInput(input)) return [];
    const addresses = kindOf(input).files!.addresses((values as Open)[name]!);
    return addresses.map((address) => ({ name, input, address }));
  });
}
