import {
  generalWords,
  serverTools,
  titleOf,
  type AnyTool,
  type Job,
  type StudioCreation,
} from '@kinora/contract';

/** What a job is called: as what it makes, once that is read; what makes no creation, as its tool. */
export function jobTitle(
  { creation_id, tool }: Pick<Job, 'creation_id' | 'tool'>,
  creation: StudioCreation | null | undefined,
  tools: readonly AnyTool[] = serverTools,
): string {
  if (creation) return titleOf(creation);
  if (creation_id !== null) return '…';
  return tools.find(({ id }) => id === tool)?.title ?? generalWords.untitled;
}
