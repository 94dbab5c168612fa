import * as v from 'valibot';

/** A prompt that was used before, with the tool it was for. */
export const promptEntrySchema = v.object({
  id: v.string(),
  tool: v.string(),
  prompt: v.string(),
  times: v.number(),
  last_used_at: v.string(),
});

export type PromptEntry = v.InferOutput<typeof promptEntrySchema>;

/** What a studio offers of a prompt that was used before: its words. */
export type UsedPrompt = Pick<PromptEntry, 'prompt'>;

export const promptEntryColumns = Object.keys(promptEntrySchema.entries).join(',');
