import type { FeedbackDraft } from '@kinora/contract';
import { useDraftStorage } from '../../drafts/DraftsProvider.tsx';
import { useDraftOwner } from '../../drafts/useDraftOwner.ts';

const draftName = 'feedback';

export interface FeedbackDraftKept {
  /** What was typed, before the screen was left too. */
  readonly typed: Partial<FeedbackDraft>;
  /** Beside what is kept already. */
  readonly keep: (typed: Partial<FeedbackDraft>) => void;
  readonly drop: () => void;
}

/** What somebody typed and has not sent, kept as the drafts of studios are: in this tab, for a day. */
export function useFeedbackDraft(): FeedbackDraftKept {
  const storage = useDraftStorage();
  const owner = useDraftOwner();
  if (!storage || owner === undefined) return { typed: {}, keep: () => {}, drop: () => {} };
  const kept = () => storage.kept(owner, draftName)?.values ?? {};
  return {
    typed: kept(),
    keep: (typed) => storage.keep(owner, draftName, { values: { ...kept(), ...typed }, files: {} }),
    drop: () => storage.drop(owner, draftName),
  };
}
