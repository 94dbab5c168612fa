import type { Album } from '../../entities/album.ts';
import type { Bookmark } from '../../entities/bookmark.ts';
import type { Character } from '../../entities/character.ts';
import type { Creation, TrashedCreation } from '../../entities/creation.ts';
import type { DeviceSession } from '../../entities/deviceSession.ts';
import type { GenerateReply } from '../../entities/generateReply.ts';
import type { LedgerEntry } from '../../entities/ledgerEntry.ts';
import type { Payment } from '../../entities/payment.ts';
import type { PromptEntry } from '../../entities/promptEntry.ts';
import type { Session } from '../../entities/session.ts';
import { noSubscription } from '../../entities/noSubscription.ts';
import type { Subscription } from '../../entities/subscription.ts';
import type { TrainedModel } from '../../entities/trainedModel.ts';
import { sessionFixture } from '../fixtures/session.ts';

/** All that the fake server keeps of one person. */
export interface FakeAccount {
  readonly session: Session;
  password: string;
  included: number;
  readonly includedOf: number;
  includedImages: number;
  readonly includedImagesOf: number;
  balance: number;
  held: number;
  creations: Creation[];
  /** The highest number that a creation had here. */
  lastFrame: number;
  trash: TrashedCreation[];
  bookmarks: Bookmark[];
  albums: FakeAlbum[];
  characters: Character[];
  trainedModels: TrainedModel[];
  prompts: PromptEntry[];
  ledger: LedgerEntry[];
  payments: Payment[];
  devices: DeviceSession[];
  subscription: Subscription;
  /** What was answered under each key: sent again, it is one generation. */
  readonly requests: Map<string, GenerateReply>;
}

export interface FakeAlbum extends Omit<Album, 'itemCount' | 'coverImage'> {
  readonly cover: string | null;
  /** The latest added first. */
  readonly creationIds: readonly string[];
}

export interface NewFakeAccount {
  readonly email: string;
  readonly password: string;
  readonly fullName?: string;
  readonly included?: number;
  readonly includedImages?: number;
  readonly balance?: number;
  readonly creations?: readonly Creation[];
  readonly trainedModels?: readonly TrainedModel[];
  readonly ledger?: readonly LedgerEntry[];
  readonly subscription?: Partial<Subscription>;
}

/** A confirmed account with one session, at a moment. */
export function newFakeAccount(spec: NewFakeAccount, newId: () => string, now: string): FakeAccount {
  const owner = spec.creations?.[0]?.user_id ?? newId();
  return {
    session: sessionFixture(spec.email, spec.fullName, owner),
    password: spec.password,
    included: spec.included ?? 3,
    includedOf: 3,
    includedImages: spec.includedImages ?? 10,
    includedImagesOf: 10,
    balance: spec.balance ?? 0,
    held: 0,
    creations: [...(spec.creations ?? [])],
    lastFrame: Math.max(0, ...(spec.creations ?? []).map((each) => each.frame_number)),
    trash: [],
    bookmarks: [],
    albums: [],
    characters: [],
    trainedModels: [...(spec.trainedModels ?? [])],
    prompts: [],
    ledger: [...(spec.ledger ?? [])],
    payments: [],
    devices: [{ id: newId(), created_at: now, last_used_at: now, user_agent: 'Firefox', is_current: true }],
    subscription: { ...noSubscription, ...spec.subscription },
    requests: new Map(),
  };
}
