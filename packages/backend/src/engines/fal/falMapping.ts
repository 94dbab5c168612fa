import { Buffer } from 'node:buffer';
import type { EndpointTypeMap } from '@fal-ai/client/endpoints';
import type { AnyTool, Values } from '@kinora/contract';
import {
  capabilitiesOf,
  defineMapping,
  valuesFor,
  type CapabilitiesOf,
  type FilesOf,
} from '../defineMapping.ts';
import {
  mostInside,
  type Capabilities,
  type EngineOrder,
  type OrderedFile,
  type Weights,
} from '../engine.ts';

/** One request to one of fal's models. */
export interface FalCall {
  readonly model: string;
  readonly input: object;
}

/** A file that is sent on as it comes. */
export interface Upload {
  readonly type: string;
  readonly name: string;
  readonly size: number;
  readonly stream: () => Promise<ReadableStream<Uint8Array>>;
}

/** What a call is made with, beside what was asked. */
export interface FalSupplies {
  readonly weights?: Weights | undefined;
  /** Where the provider finds a file. */
  readonly at: (file: OrderedFile | undefined) => Promise<string>;
  /** Keeps a file with the provider for a while. Answers where it finds it. */
  readonly keep: (file: Blob | Upload) => Promise<string>;
}

/** How fal does one tool: what its models can do, which of them it takes, and their fields. */
export interface FalMapping {
  readonly capabilities: Capabilities;
  /** The model's own name, beside the result. */
  madeBy(asked: Pick<EngineOrder, 'tool' | 'values'>): string;
  /** Why this very order can't be done; asked before anything is reserved. */
  objection(order: EngineOrder): string | null;
  call(order: EngineOrder, supplies: FalSupplies): FalCall | Promise<FalCall>;
}

/** A mapping for one tool, with its values and files by their names. */
export function falMapping<T extends AnyTool>(
  tool: T,
  {
    capabilities,
    madeBy,
    objection = () => null,
    call,
  }: {
    readonly capabilities: CapabilitiesOf<T>;
    readonly madeBy: string | ((values: Values<T>) => string);
    readonly objection?: (values: Values<T>, files: FilesOf<T>) => string | null;
    readonly call: (
      values: Values<T>,
      files: FilesOf<T>,
      supplies: FalSupplies,
    ) => FalCall | Promise<FalCall>;
  },
): FalMapping {
  return {
    capabilities: capabilitiesOf(tool, capabilities),
    madeBy: typeof madeBy === 'string' ? () => madeBy : valuesFor(tool, madeBy),
    objection: defineMapping(tool, objection),
    call: defineMapping(tool, call),
  };
}

/** A call with the fields that the provider's own types give its model. */
export const callOf = <E extends keyof EndpointTypeMap>(
  model: E,
  input: EndpointTypeMap[E]['input'],
): FalCall => ({ model, input });

/** Most of fal's models: no progress, and what runs is paid for. */
export const usual = {
  accepts: {},
  reportsProgress: false,
  refundsCancelled: 'queued',
} as const satisfies Capabilities;

/** An address that the provider can fetch, else the file itself: a small one inside the request, a large one before it. */
export const addressOf =
  (keep: FalSupplies['keep']): FalSupplies['at'] =>
  async (file) => {
    if (!file) throw new Error('A file of this order is missing.');
    const address = await file.address();
    if (address !== null) return address;
    const { type, size, stream } = file;
    if (size > mostInside) return keep({ type, name: 'input', size, stream });
    return `data:${type};base64,${Buffer.from(await file.bytes()).toString('base64')}`;
  };
