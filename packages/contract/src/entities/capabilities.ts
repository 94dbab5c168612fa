import * as v from 'valibot';

/** What the engine of a tool can do of a tool; an input that is not named is taken whole. */
export const toolCapabilitiesSchema = v.object({
  accepts: v.record(v.string(), v.array(v.union([v.string(), v.number(), v.boolean()]))),
  reportsProgress: v.boolean(),
  refundsCancelled: v.picklist(['always', 'queued', 'never']),
  sound: v.boolean(),
  /** What a result that is like its picture can be, as '16:9': the nearest of these. Without them it is as the picture. */
  shapes: v.optional(v.array(v.string())),
  note: v.optional(v.nullable(v.string()), null),
});

/** What engine-capabilities answers: null for a tool that can't be run at all. */
export const capabilitiesSchema = v.object({
  engine: v.string(),
  tools: v.record(v.string(), v.nullable(toolCapabilitiesSchema)),
  /** Why, of a tool that can't be run. */
  unavailable: v.optional(v.record(v.string(), v.string())),
});

export type ToolCapabilities = v.InferOutput<typeof toolCapabilitiesSchema>;
export type Capabilities = v.InferOutput<typeof capabilitiesSchema>;
