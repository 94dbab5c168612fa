import type { Creation } from '../entities/creation.ts';
import { addressIn, type GenerateReply } from '../entities/generateReply.ts';
import { newId } from '../ids.ts';
import type { AnyTool, Draft } from './defineTool.ts';

/** The creation that an answer without a job amounts to: what a server keeps of it is the server's. */
export function finalCreation<T extends AnyTool>(tool: T, draft: Draft<T>, reply: GenerateReply): Creation {
  const { prompt } = draft as { prompt?: unknown };
  const address = addressIn(reply);
  return {
    id: newId(),
    user_id: '',
    type: tool.makes === 'image' ? 'image' : 'video',
    title: null,
    prompt: typeof prompt === 'string' ? prompt.trim() : null,
    file_url: address,
    thumbnail_url: null,
    status: 'completed',
    model_used: tool.call.model,
    created_at: new Date().toISOString(),
    is_liked: false,
    download_url: address,
    made_by: null,
    task_id: null,
    width: null,
    height: null,
    seconds: null,
    credits_cost: null,
    settings: null,
  };
}
