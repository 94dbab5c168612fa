import { Buffer } from 'node:buffer';
import type { EndpointTypeMap } from '@fal-ai/client/endpoints';
import type { AnyTool, Values } from '@kinora/contract';
import type { Capabilities, EngineOrder, HeldFile, OrderedValue } from '../engine.ts';

/** One request to one of fal's models. */
export interface FalCall {
  readonly model: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** A file that is sent before; the field gets its address. */
  readonly archive?: { readonly field: string; readonly bytes: Blob };
}

/** How fal does one tool: what its models can do, which of them it takes, and their fields. */
export interface FalMapping {
  readonly capabilities: Capabilities;
  /** The model's own name, beside the result. */
  madeBy(values: Readonly<Record<string, OrderedValue>>): string;
  /** Why this very order can't be done; asked before anything is reserved. */
  objection?(order: EngineOrder): string | null;
  call(order: EngineOrder): FalCall | Promise<FalCall>;
}

/** A mapping for one tool, with its values by their names. */
export const falMapping = <T extends AnyTool>(
  _tool: T,
  mapping: {
    readonly capabilities: Capabilities;
    readonly madeBy: string | ((values: Values<T>) => string);
    readonly objection?: (values: Values<T>, files: EngineOrder['files']) => string | null;
    readonly call: (
      values: Values<T>,
      files: EngineOrder['files'],
      weights: EngineOrder['weights'],
    ) => FalCall | Promise<FalCall>;
  },
): FalMapping => ({
  capabilities: mapping.capabilities,
  madeBy: (values) =>
    typeof mapping.madeBy === 'string' ? mapping.madeBy : mapping.madeBy(values as Values<T>),
  ...(mapping.objection && {
    objection: (order: EngineOrder) => mapping.objection!(order.values as Values<T>, order.files),
  }),
  call: ({ values, files, weights }) => mapping.call(values as Values<T>, files, weights),
});

/** A call with the fields that the provider's own types give its model. */
export const callOf = <E extends keyof EndpointTypeMap>(
  model: E,
  input: EndpointTypeMap[E]['input'],
): FalCall => ({ model, input: input as FalCall['input'] });

/** Most of fal's models: no progress, and what runs is paid for. */
export const usual: Capabilities = {
  accepts: {},
  reportsProgress: false,
  refundsCancelled: 'queued',
  sound: false,
};

/** Where the provider finds a file: an address that it can fetch, else the file itself inside the request. */
export const addressOf = (file: HeldFile | undefined): string => {
  if (!file) throw new Error('A file of this order is missing.');
  return file.address ?? `data:${file.type};base64,${Buffer.from(file.bytes).toString('base64')}`;
};
