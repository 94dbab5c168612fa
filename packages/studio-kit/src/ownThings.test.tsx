import type {
  LimitsLeft,
  ShownDevice,
  ShownLimits,
  StudioLimits,
  SubscriptionOutlook,
  UsedPrompt,
  VideosUsed,
} from '@kinora/contract';
import type { ComponentProps } from 'react';
import { expectTypeOf, test } from 'vitest';
import type {
  AccountSummary,
  AlbumDialog,
  BookmarkCard,
  CreditPanel,
  LimitNotice,
  ModelCard,
  ModelDetails,
  PackDialog,
  PlanCard,
  StudioPort,
  TrainedModelCard,
} from './index.ts';

/** Things of a product that knows nothing of Kinora's tables, each with something of its own: `shelf`. */
interface OwnModel {
  name: string;
  image: string | null;
  description: string;
  tags: string[];
  rating: number | null;
  downloads: number | null;
  shelf: number;
}
interface OwnDetails extends OwnModel {
  useCase: string;
  parameters: string;
  license: string;
}
interface OwnTrained {
  name: string;
  description: string;
  imageUrl: string | null;
  status: string;
  rating: number | null;
  accuracy: number | null;
  baseModel: string | null;
  message: string | null;
  trainedAt: string | null;
  createdAt: string;
  shelf: number;
}
interface OwnAlbum {
  id: string;
  title: string;
  description: string;
  isPublic: boolean;
  shelf: number;
}
interface OwnPlan {
  name: string;
  description: string;
  features: string[];
  price_monthly: number;
  price_yearly: number;
  shelf: number;
}
interface OwnPack {
  id: string;
  name: string;
  price_cents: number;
  credits: number;
  approx_usage: string;
  best_for: string;
  shelf: number;
}

/** What is told with an event. */
type Told<Props, Event extends keyof Props> =
  NonNullable<Props[Event]> extends (told: infer T) => void ? T : never;

test('a model, an album, a plan or a pack of one’s own comes back whole with what is asked for it', () => {
  type Card = ComponentProps<typeof ModelCard<OwnModel>>;
  expectTypeOf<Told<Card, 'onUseRequested'>>().toEqualTypeOf<{ model: OwnModel }>();
  expectTypeOf<Told<Card, 'onDetailsRequested'>>().toEqualTypeOf<{ model: OwnModel }>();
  expectTypeOf<Told<Card, 'onBookmarkToggled'>>().toEqualTypeOf<{ model: OwnModel; isBookmarked: boolean }>();
  type Details = ComponentProps<typeof ModelDetails<OwnDetails>>;
  expectTypeOf<Told<Details, 'onUseRequested'>>().toEqualTypeOf<{ model: OwnDetails }>();
  type Trained = ComponentProps<typeof TrainedModelCard<OwnTrained>>;
  expectTypeOf<Told<Trained, 'onUseRequested'>>().toEqualTypeOf<{ model: OwnTrained }>();
  expectTypeOf<Told<Trained, 'onDeleteRequested'>>().toEqualTypeOf<{ model: OwnTrained }>();
  type Albums = ComponentProps<typeof AlbumDialog<OwnAlbum>>;
  expectTypeOf<Told<Albums, 'onAdditionRequested'>>().toEqualTypeOf<{ album: OwnAlbum }>();
  expectTypeOf<Told<Albums, 'onVisibilityRequested'>>().toEqualTypeOf<{
    album: OwnAlbum;
    isPublic: boolean;
  }>();
  type Plans = ComponentProps<typeof PlanCard<OwnPlan>>;
  expectTypeOf<Told<Plans, 'onSubscribeRequested'>>().toHaveProperty('plan').toEqualTypeOf<OwnPlan>();
  type Packs = ComponentProps<typeof PackDialog<OwnPack>>;
  expectTypeOf<Told<Packs, 'onPurchaseRequested'>>().toEqualTypeOf<{ pack: OwnPack }>();
});

test('what nothing gives back is asked for no further than it is shown', () => {
  expectTypeOf<ComponentProps<typeof LimitNotice>['limits']>().toEqualTypeOf<VideosUsed>();
  type Panel = Extract<ComponentProps<typeof CreditPanel>, { status: 'ready' }>;
  expectTypeOf<Panel['limits']>().toEqualTypeOf<ShownLimits>();
  expectTypeOf<Awaited<ReturnType<StudioPort['credits']['limits']>>>().toEqualTypeOf<StudioLimits>();
  expectTypeOf<Awaited<ReturnType<StudioPort['prompts']['list']>>>().toEqualTypeOf<readonly UsedPrompt[]>();
  type There<Name extends 'limits' | 'subscription' | 'sessions'> = Extract<
    ComponentProps<typeof AccountSummary>[Name],
    { is: 'there' }
  >['it'];
  expectTypeOf<There<'limits'>>().toEqualTypeOf<LimitsLeft>();
  expectTypeOf<There<'subscription'>>().toEqualTypeOf<SubscriptionOutlook>();
  expectTypeOf<There<'sessions'>>().toEqualTypeOf<readonly ShownDevice[]>();
  expectTypeOf<{ name: string; image: null }>().toExtend<
    NonNullable<ComponentProps<typeof BookmarkCard>['model']>
  >();
});
