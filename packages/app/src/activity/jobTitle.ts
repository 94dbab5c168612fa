import { generalWords, studioPages, titleOf, type Job, type StudioCreation } from '@kinora/contract';

/** What a job is called: as what it makes, once that is read; what makes no creation, as its page, which is here without the tools. `sentAs`: what it was called while this page sent it. */
export function jobTitle(
  { creation_id, tool }: Pick<Job, 'creation_id' | 'tool'>,
  creation: StudioCreation | null | undefined,
  sentAs?: string,
): string {
  if (creation) return titleOf(creation);
  if (sentAs) return sentAs;
  if (creation_id !== null) return '…';
  return Object.values(studioPages).find(({ id }) => id === tool)?.title ?? generalWords.untitled;
}
