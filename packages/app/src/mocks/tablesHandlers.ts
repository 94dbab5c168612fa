import type { AiModel, CharacterDraft, TrainedModel } from '@kinora/contract';
import type { FakeStudioApi } from '@kinora/contract/testing';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { FakeServer } from './fakeServer.ts';
import { filter } from './filters.ts';
import { restSaying } from './restSaying.ts';

type Read = (fake: FakeStudioApi, address: URL) => Promise<readonly unknown[]>;
type Remove = (fake: FakeStudioApi, address: URL) => Promise<void>;

const modelRow = ({ useCase, ...rest }: AiModel) => ({ ...rest, use_case: useCase });
const trainedRow = ({
  imageUrl,
  trainedAt,
  baseModel,
  createdAt,
  triggerWord,
  taskId,
  ...rest
}: TrainedModel) => ({
  ...rest,
  image_url: imageUrl,
  trained_at: trainedAt,
  base_model: baseModel,
  trigger_word: triggerWord,
  task_id: taskId,
  created_at: createdAt,
});

const reads: Readonly<Record<string, Read>> = {
  subscription_plans: ({ plans }) => plans.list(),
  credit_packs: ({ credits }) => credits.packs(),
  payments: ({ credits }) => credits.payments(),
  bookmarks: ({ library }) => library.bookmarks(),
  models: async ({ library }) => (await library.models()).map(modelRow),
  trained_models: async ({ library }) => (await library.trainedModels()).map(trainedRow),
  prompt_history: ({ prompts }, address) => {
    const tool = filter(address, 'tool');
    return prompts.list(tool === undefined ? {} : { tool });
  },
  characters: async ({ library }) =>
    (await library.characters()).map((each) => ({ ...each, images: each.images.map(({ place }) => place) })),
};

const removals: Readonly<Record<string, Remove>> = {
  bookmarks: ({ library }, address) => library.removeBookmark(filter(address, 'id')!),
  characters: ({ library }, address) => library.deleteCharacter(filter(address, 'id')!),
  trained_models: ({ library }, address) => library.deleteTrainedModel(filter(address, 'id')!),
  prompt_history: ({ prompts }, address) => {
    const [id, tool] = [filter(address, 'id'), filter(address, 'tool')];
    return id === undefined ? prompts.forgetAll(tool === undefined ? {} : { tool }) : prompts.forget(id);
  },
};

/** The tables that are read and written as they are, as PostgREST speaks them. */
export function tablesHandlers({ url, accountOf, asSender }: FakeServer) {
  const at = (table: string) => `${url}/rest/v1/${table}`;
  const saved = async (request: Request, id?: string) => {
    const draft = (await request.json()) as CharacterDraft;
    // PostgREST changes no row rather than refuse.
    const isThere = id === undefined || accountOf(request)?.characters.some((each) => each.id === id);
    if (!isThere) return HttpResponse.json([]);
    const character = await asSender(request).library.saveCharacter({
      ...draft,
      ...(id !== undefined && { id }),
    });
    return HttpResponse.json([{ ...character, images: character.images.map(({ place }) => place) }]);
  };
  return [
    ...Object.entries(reads).map(([table, read]) =>
      http.get(at(table), ({ request }) =>
        restSaying(async () =>
          HttpResponse.json((await read(asSender(request), new URL(request.url))) as JsonBodyType),
        ),
      ),
    ),
    ...Object.entries(removals).map(([table, remove]) =>
      http.delete(at(table), ({ request }) =>
        restSaying(async () => {
          await remove(asSender(request), new URL(request.url));
          return new HttpResponse(null, { status: 204 });
        }),
      ),
    ),
    http.post(at('characters'), ({ request }) => restSaying(() => saved(request))),
    http.patch(at('characters'), ({ request }) =>
      restSaying(() => saved(request, filter(new URL(request.url), 'id'))),
    ),
  ];
}
