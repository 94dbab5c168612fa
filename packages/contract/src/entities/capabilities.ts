import * as v from 'valibot';

const amount = v.pipe(v.number(), v.integer());
const label = v.string();
const by = v.string();
/** A line of a price that a server sets itself. */
const priceTermSchema = v.union([
  v.object({ term: v.picklist(['flat']), amount, label }),
  v.object({ term: v.picklist(['base']), by, from: v.record(v.string(), amount), label }),
  v.object({ term: v.picklist(['plus']), by, amounts: v.record(v.string(), amount), label }),
  v.object({ term: v.picklist(['plusIf']), by, amount, label }),
  v.object({ term: v.picklist(['times']), factor: v.number(), label }),
]);

/** What the engine of a tool can do of it; an input that is not named is taken whole. */
export const toolCapabilitiesSchema = v.object({
  accepts: v.record(v.string(), v.array(v.union([v.string(), v.number(), v.boolean()]))),
  /** Inputs that change nothing there. */
  ignores: v.optional(v.array(v.string())),
  reportsProgress: v.boolean(),
  refundsCancelled: v.picklist(['always', 'queued', 'never']),
  /** What a result that is like its picture can be, as '16:9': the nearest of these. Without them it is as the picture. */
  shapes: v.optional(v.array(v.string())),
  /** What it costs on this server, where that is not what the tool says. */
  price: v.optional(v.array(priceTermSchema)),
  /** What it makes less well than the tool says, in a sentence that is read before anybody pays. */
  note: v.optional(v.string()),
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
