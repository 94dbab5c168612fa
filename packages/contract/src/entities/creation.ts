import * as v from 'valibot';

export const creationTypes = ['image', 'video'] as const;
export const creationStatuses = ['queued', 'processing', 'completed', 'failed', 'cancelled'] as const;

const address = v.nullable(v.string());

/** A row of user_creations as its owner reads it: the specification's fields (A142), then ours. */
export const creationSchema = v.object({
  id: v.string(),
  user_id: v.string(),
  type: v.picklist(creationTypes),
  title: v.nullable(v.string()),
  prompt: v.nullable(v.string()),
  file_url: address,
  thumbnail_url: address,
  status: v.picklist(creationStatuses),
  model_used: v.nullable(v.string()),
  created_at: v.string(),
  is_liked: v.boolean(),
  download_url: address,
  /** As on the edge of a film: the first its owner made is 1, and none is given twice. */
  frame_number: v.number(),
  /** What really made the file: the name of an engine. */
  made_by: v.nullable(v.string()),
  task_id: v.nullable(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  seconds: v.nullable(v.number()),
  credits_cost: v.nullable(v.number()),
  /** Who paid that price (D11): nobody where it was given back; not known of what was brought along. */
  // A word that a later server knows is none here: an older window goes on.
  paid_by: v.fallback(v.optional(v.nullable(v.picklist(['credits', 'included', 'nobody'])), null), null),
  /** The values it was made from, by input; a file is named by its place in storage. */
  settings: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
});

/** A creation in the trash, with the day that a sweep takes it away for good (D35). */
export const trashedCreationSchema = v.object({
  ...creationSchema.entries,
  deleted_at: v.string(),
  purge_at: v.string(),
});

export type Creation = v.InferOutput<typeof creationSchema>;
export type TrashedCreation = v.InferOutput<typeof trashedCreationSchema>;
export type CreationType = Creation['type'];
export type CreationStatus = Creation['status'];

export const creationColumns = Object.keys(creationSchema.entries).join(',');

const promptShown = 50;
const segments = new Intl.Segmenter();

/** What a creation is called that has neither a title nor a prompt. */
export const untitledWords: Readonly<Record<CreationType, string>> = {
  image: 'Untitled image',
  video: 'Untitled video',
};

/** What a creation is called. */
export type TitleOf = (creation: Pick<Creation, 'title' | 'prompt' | 'type'>) => string;

/** Its title, else the first 50 characters of its prompt, with an ellipsis only if there are more (A131), else these words. */
export const titleElse =
  (untitled: typeof untitledWords): TitleOf =>
  (creation) => {
    if (creation.title) return creation.title;
    const prompt = creation.prompt?.trim() ?? '';
    if (prompt === '') return untitled[creation.type];
    // Counted as people count, so that neither an emoji nor an accent is cut in half.
    const letters = Array.from(segments.segment(prompt), (each) => each.segment);
    return letters.length > promptShown ? `${letters.slice(0, promptShown).join('')}…` : prompt;
  };

export const titleOf = titleElse(untitledWords);
