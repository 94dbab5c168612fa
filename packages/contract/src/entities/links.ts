import * as v from 'valibot';

/** Whole, or a page of Kinora itself. */
const address = v.pipe(v.string(), v.regex(/^(?:https?:\/\/|\/(?!\/))\S*$/));

/** Where Kinora leads that is not Kinora: whoever runs it says so in one file. */
export const linksSchema = v.object({
  /** Where people who use it meet. */
  chatUrl: v.optional(address),
  wikiUrl: v.optional(address),
  /** By the ids of the tutorials; one without is announced. */
  tutorialUrls: v.optional(v.record(v.string(), address), {}),
});

export type Links = v.InferOutput<typeof linksSchema>;
