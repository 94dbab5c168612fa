import type { AnyDeviceTool, ImageResult, PromptResult } from '@kinora/contract';
import type { DraftStorage } from './draftStorage.ts';
import { shownName } from './draftStore.ts';
import { fileAtHand, storedName } from './draftStoreFiles.ts';

/** What a device made and no server has. */
export type OwnResult = ImageResult | PromptResult;

/** Whose it is, and where it lies. */
export interface ResultPlace {
  readonly storage: DraftStorage;
  readonly owner: string;
}

/** Keeps it beside the draft of its tool, and as long: nobody else has it. null: nothing is left of it. */
export function keepResult(
  { storage, owner }: ResultPlace,
  tool: AnyDeviceTool,
  result: OwnResult | null,
): void {
  if (result === null) return storage.drop(owner, shownName(tool));
  if (result.is === 'prompt')
    return storage.keep(owner, shownName(tool), { values: { ...result }, files: {} });
  const { blob, ...values } = result;
  const file = { name: result.name, type: blob.type, size: blob.size, blob };
  storage.keep(owner, shownName(tool), { values, files: { blob: [storedName(storage, file)] } });
}

/** What was kept of it; null where its file can't be had any more, or it is of another kind. */
export async function keptResult(
  { storage, owner }: ResultPlace,
  tool: AnyDeviceTool,
): Promise<OwnResult | null> {
  const { values, files } = storage.kept(owner, shownName(tool)) ?? {};
  if (values?.['is'] !== tool.makes) return null;
  if (tool.makes === 'prompt') return values as unknown as PromptResult;
  const name = files?.['blob']?.[0];
  if (name === undefined) return null;
  if (!fileAtHand(storage, name))
    await import('./readAhead.ts').then(({ readFiles }) => readFiles([name], storage.fileStorage));
  const blob = fileAtHand(storage, name)?.blob;
  return blob ? ({ ...values, blob } as ImageResult) : null;
}
