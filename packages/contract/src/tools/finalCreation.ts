import type { StudioCreation } from '../entities/creationShown.ts';
import { addressIn, type GenerateReply } from '../entities/generateReply.ts';
import { newId } from '../ids.ts';
import type { Draft, FileTool } from './defineTool.ts';
import { promptOf } from './promptOf.ts';

/** Whether a server keeps it, so that it can be liked, deleted and found again: what came without a job can't. */
export const isKept = (creation: StudioCreation): boolean => creation.isKept !== false;

/** The creation that an answer without a job amounts to: what a server keeps of it is the server's. */
export function finalCreation<T extends FileTool>(
  tool: T,
  draft: Draft<T>,
  reply: GenerateReply,
): StudioCreation {
  const address = addressIn(reply);
  return {
    id: newId(),
    isKept: false,
    type: tool.makes,
    title: null,
    prompt: promptOf(tool, draft) || null,
    file_url: address,
    thumbnail_url: null,
    status: 'completed',
    model_used: tool.call.model,
    created_at: new Date().toISOString(),
    is_liked: false,
    download_url: address,
    made_by: null,
    width: null,
    height: null,
    seconds: null,
    credits_cost: null,
    settings: null,
  };
}
