import { stillOf, toolOf, type Creation, type StudioCreation } from '@kinora/contract';

type Made = Pick<StudioCreation, 'id' | 'type' | 'created_at' | 'model_used'>;

/** What made it: one that no tool of today made is known by its model. */
const makerOf = (made: Made) => toolOf(made)?.id ?? made.model_used;

/** What can be laid over a creation: all others of its kind that can be seen, in the order in which they are known. */
export const comparableWith = (creation: Made, known: readonly Creation[]): readonly Creation[] =>
  known.filter(
    (other) =>
      other.id !== creation.id &&
      other.type === creation.type &&
      other.status === 'completed' &&
      stillOf(other) !== null,
  );

/** Those that the same tool made. */
export const ofItsTool = (creation: Made, others: readonly Creation[]): readonly Creation[] =>
  others.filter((other) => makerOf(other) === makerOf(creation));

/**
 * Which of these is meant where nobody has said so: what the same tool made last before it, else what the same tool
 * made last, else the same of any tool. They come newest first.
 */
export function meantBeside(creation: Made, others: readonly Creation[]): Creation | undefined {
  const isBefore = ({ created_at }: Creation) => Date.parse(created_at) <= Date.parse(creation.created_at);
  const ofTool = ofItsTool(creation, others);
  return ofTool.find(isBefore) ?? ofTool[0] ?? others.find(isBefore) ?? others[0];
}
