import type { PromptsApi } from '../../studioApi.ts';
import type { FakeAccount } from './fakeAccount.ts';
import type { FakeWorld } from './fakeWorld.ts';

/** Keeps a prompt that was used; the same words for the same tool are counted. */
export function remember(
  account: FakeAccount,
  { id, tool, prompt, at }: { id: string; tool: string; prompt: string; at: string },
): void {
  const known = account.prompts.find((each) => each.tool === tool && each.prompt === prompt);
  const entry = { id: known?.id ?? id, tool, prompt, times: (known?.times ?? 0) + 1, last_used_at: at };
  account.prompts = [entry, ...account.prompts.filter((each) => each !== known)];
}

export const fakePrompts = (world: FakeWorld): PromptsApi => ({
  async list(query) {
    world.enter('prompts.list', query?.signal);
    return world.signedIn().prompts.filter((each) => query?.tool === undefined || each.tool === query.tool);
  },
  async forget(id) {
    world.enter('prompts.forget');
    const account = world.signedIn();
    account.prompts = account.prompts.filter((each) => each.id !== id);
  },
  async forgetAll(query) {
    world.enter('prompts.forgetAll');
    const account = world.signedIn();
    account.prompts = account.prompts.filter((each) => query?.tool !== undefined && each.tool !== query.tool);
  },
});
