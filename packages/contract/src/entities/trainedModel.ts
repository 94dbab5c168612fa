import * as v from 'valibot';

const row = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  image_url: v.nullable(v.string()),
  status: v.string(),
  rating: v.nullable(v.number()),
  /** Percent. */
  accuracy: v.nullable(v.number()),
  trained_at: v.nullable(v.string()),
  downloads: v.number(),
  base_model: v.nullable(v.string()),
  /** Calls it in a prompt. */
  trigger_word: v.optional(v.nullable(v.string()), null),
  /** Its training, to be followed and cancelled. */
  task_id: v.optional(v.nullable(v.string()), null),
  /** Why the training failed, in words for a person. */
  message: v.optional(v.nullable(v.string()), null),
  created_at: v.string(),
});

/** A model of one's own (A159), from its row. Any other status than the known ones is shown as Unknown (A158). */
export const trainedModelSchema = v.pipe(
  row,
  v.transform(
    ({
      image_url: imageUrl,
      trained_at: trainedAt,
      base_model: baseModel,
      trigger_word: triggerWord,
      task_id: taskId,
      created_at: createdAt,
      ...rest
    }) => ({
      ...rest,
      imageUrl,
      trainedAt,
      baseModel,
      triggerWord,
      taskId,
      createdAt,
    }),
  ),
);

export type TrainedModel = v.InferOutput<typeof trainedModelSchema>;

/** What the card of a model of one's own is drawn of. */
export type ShownTrainedModel = Pick<
  TrainedModel,
  | 'name'
  | 'description'
  | 'imageUrl'
  | 'status'
  | 'rating'
  | 'accuracy'
  | 'baseModel'
  | 'message'
  | 'trainedAt'
  | 'createdAt'
>;

export const trainedModelColumns = Object.keys(row.entries).join(',');

export const trainedModelStatuses = ['ready', 'training', 'failed', 'cancelled'] as const;
export type TrainedModelStatus = (typeof trainedModelStatuses)[number] | 'unknown';

export const statusOfModel = ({ status }: Pick<TrainedModel, 'status'>): TrainedModelStatus =>
  trainedModelStatuses.find((known) => known === status) ?? 'unknown';
