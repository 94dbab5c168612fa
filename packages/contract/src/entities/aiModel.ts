import * as v from 'valibot';
import { creationTypes } from './creation.ts';

const row = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(creationTypes),
  image: v.nullable(v.string()),
  rating: v.nullable(v.number()),
  downloads: v.nullable(v.number()),
  tags: v.array(v.string()),
  description: v.string(),
  use_case: v.string(),
  parameters: v.string(),
  license: v.string(),
  /** The tool that runs it, where there is one. */
  tool: v.nullable(v.string()),
});

/** A card of the AI models (A163), from its row. */
export const aiModelSchema = v.pipe(
  row,
  v.transform(({ use_case: useCase, ...rest }) => ({ ...rest, useCase })),
);

export type AiModel = v.InferOutput<typeof aiModelSchema>;

/** What a model's card is drawn of. */
export type ShownModel = Pick<AiModel, 'name' | 'image' | 'description' | 'tags' | 'rating' | 'downloads'>;

/** All that is told of a model. */
export type DetailedModel = ShownModel & Pick<AiModel, 'useCase' | 'parameters' | 'license'>;

export const aiModelColumns = Object.keys(row.entries).join(',');
