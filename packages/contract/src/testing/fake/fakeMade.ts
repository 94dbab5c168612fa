import type { Creation } from '../../entities/creation.ts';
import type { AnyTool, Values } from '../../tools/defineTool.ts';
import { drawnSeeds } from '../../tools/drawnSeeds.ts';
import { promptOf } from '../../tools/promptOf.ts';
import type { TrainingAsked } from '../../tools/trainingAsked.ts';
import { creationFixture } from '../fixtures/creations.ts';
import { trainedModelFixture } from '../fixtures/library.ts';
import type { FakeAccount } from './fakeAccount.ts';
import { remember } from './fakePrompts.ts';
import type { FakeWorld } from './fakeWorld.ts';

interface Accepted {
  readonly id: string;
  /** Its job; null for what was answered at once. */
  readonly taskId: string | null;
  readonly at: string;
}

interface Asked {
  readonly values: Values<AnyTool>;
  readonly price: number;
  readonly paidBy: Creation['paid_by'];
}

/** The row of what a tool makes, in line until its job says otherwise. */
export function addCreation(
  world: FakeWorld,
  account: FakeAccount,
  tool: AnyTool,
  { id, taskId, at, values, price, paidBy }: Accepted & Asked,
): Creation {
  const words = promptOf(tool, values) || null;
  if (words) remember(account, { id: world.newId(), tool: tool.id, prompt: words, at });
  const creation = creationFixture({
    id,
    user_id: account.session.user.id,
    type: tool.makes === 'image' ? 'image' : 'video',
    prompt: words,
    file_url: null,
    thumbnail_url: null,
    download_url: null,
    status: 'queued',
    model_used: tool.call.model,
    created_at: at,
    is_liked: false,
    frame_number: (account.lastFrame += 1),
    task_id: taskId,
    credits_cost: price,
    paid_by: paidBy,
    settings: { ...values, ...drawnSeeds(tool, values, world.random) },
  });
  account.creations = [creation, ...account.creations];
  return creation;
}

/** The row of a model that is being trained. */
export function addModel(account: FakeAccount, training: TrainingAsked, { id, taskId, at }: Accepted): void {
  account.trainedModels = [
    trainedModelFixture({
      id,
      name: training.name,
      description: '',
      status: 'training',
      rating: null,
      accuracy: null,
      trainedAt: null,
      downloads: 0,
      baseModel: training.base,
      triggerWord: training.triggerWord,
      taskId,
      createdAt: at,
    }),
    ...account.trainedModels,
  ];
}
