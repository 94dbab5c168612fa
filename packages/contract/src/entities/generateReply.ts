import * as v from 'valibot';

const text = v.optional(v.nullable(v.string()));

/** What the generation functions answer (A219, A360). */
export const generateReplySchema = v.object({
  imageUrl: text,
  videoUrl: text,
  video_url: text,
  taskId: text,
  message: text,
  /** Why nothing is made, where an answer of 200 says that. */
  error: text,
});

export type GenerateReply = v.InferOutput<typeof generateReplySchema>;

export const addressIn = (reply: GenerateReply): string | null =>
  reply.videoUrl ?? reply.video_url ?? reply.imageUrl ?? null;
