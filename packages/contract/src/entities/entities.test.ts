import * as v from 'valibot';
import { feedbackTypes } from '../words/feedback.ts';
import { describe, expect, it } from 'vitest';
import { sampleAlbums, sampleCreations } from '../content/samples.ts';
import { jobFixture } from '../testing/fixtures/job.ts';
import { aiModelColumns, aiModelSchema } from './aiModel.ts';
import { albumSchema, sortedAlbums } from './album.ts';
import { characterDraftSchema } from './character.ts';
import { creditPackSchema, creditsPerDollar } from './creditPack.ts';
import { emptyFeedback, feedbackToSend, missingInFeedback, takesRating } from './feedback.ts';
import { jobSchema } from './job.ts';
import { monthlyCents, planColumns, planSchema, yearlySaving } from './plan.ts';
import { noSubscription } from './noSubscription.ts';
import { subscriptionSchema } from './subscription.ts';
import { trainedModelWords } from '../words/trainedModel.ts';
import { statusOfModel, trainedModelSchema } from './trainedModel.ts';

const starter = { price_monthly: 999, price_yearly: 9950 };
const pro = { price_monthly: 2999, price_yearly: 29870 };

describe('a plan', () => {
  it('a year of a plan is shown divided by 12 (A167, A195)', () => {
    expect([monthlyCents(starter, 'monthly'), monthlyCents(starter, 'yearly')]).toEqual([999, 829]);
    expect(monthlyCents(pro, 'yearly')).toBe(2489);
  });

  it('a plan saves 17 percent by the year, and Free nothing (A168)', () => {
    expect([yearlySaving(starter), yearlySaving(pro)]).toEqual([17, 17]);
    expect(yearlySaving({ price_monthly: 0, price_yearly: 0 })).toBe(0);
  });

  it('a plan has these fields (A183)', () => {
    for (const field of [
      'id',
      'name',
      'description',
      'price_monthly',
      'price_yearly',
      'video_credits_monthly',
      'features',
      'is_active',
    ])
      expect(planColumns.split(',')).toContain(field);
    expect(v.is(planSchema, { id: 'pro', name: 'Pro' })).toBe(false);
  });
});

describe('a pack', () => {
  it.each([
    [500, 1000, 200],
    [1500, 3500, 233],
    [4000, 10000, 250],
  ])('a pack of %i cents and %i credits gives %i a dollar (A187)', (price_cents, credits, each) => {
    expect(creditsPerDollar({ price_cents, credits })).toBe(each);
  });

  it('a pack has these fields (A188)', () => {
    expect(Object.keys(creditPackSchema.entries)).toEqual([
      'id',
      'name',
      'price_cents',
      'credits',
      'approx_usage',
      'best_for',
      'is_active',
    ]);
  });
});

describe('a subscription', () => {
  it('a subscription is read from three fields, and is none on signing out (A90, A92)', () => {
    const none = { subscribed: false, subscription_tier: null, subscription_end: null };
    expect(v.parse(subscriptionSchema, none)).toEqual(noSubscription);
  });
});

describe('a trained model', () => {
  it.each([
    ['ready', 'ready', 'Ready', 'Use Model'],
    ['training', 'training', 'Training', 'Training...'],
    ['failed', 'failed', 'Failed', 'Use Model'],
    ['paused', 'unknown', 'Unknown', 'Use Model'],
  ] as const)(
    'a trained model that is %s shows as %s (A155, A156, A157, A158)',
    (status, known, badge, use) => {
      expect(statusOfModel({ status })).toBe(known);
      expect(trainedModelWords[known]).toEqual({ badge, use });
    },
  );

  it('a trained model has these fields (A159)', () => {
    const parsed = v.parse(trainedModelSchema, {
      id: 'a',
      name: 'Harbour',
      description: '',
      image_url: null,
      status: 'ready',
      rating: 4.5,
      accuracy: 93,
      trained_at: null,
      downloads: 0,
      base_model: 'sdxl',
      created_at: '2026-11-14T00:00:00Z',
    });
    for (const field of [
      'id',
      'name',
      'description',
      'imageUrl',
      'status',
      'rating',
      'accuracy',
      'trainedAt',
      'downloads',
    ])
      expect(parsed).toHaveProperty(field);
  });
});

describe('other entities', () => {
  it('a model card has these fields (A163)', () => {
    const parsed = v.parse(aiModelSchema, {
      id: 'sdxl',
      name: 'SDXL',
      kind: 'image',
      image: 'model/sdxl',
      rating: 4.6,
      downloads: 1200,
      tags: ['SDXL'],
      description: 'x',
      use_case: 'x',
      parameters: 'x',
      license: 'x',
      tool: null,
    });
    for (const field of [
      'name',
      'image',
      'rating',
      'downloads',
      'tags',
      'description',
      'useCase',
      'parameters',
      'license',
    ])
      expect(parsed).toHaveProperty(field);
    expect(aiModelColumns).toContain('use_case');
  });

  it('samples have their fields, three of each (A145, A146, A147, A151, D18)', () => {
    expect(sampleCreations).toHaveLength(3);
    for (const sample of sampleCreations)
      expect(Object.keys(sample)).toEqual([
        'id',
        'type',
        'title',
        'author',
        'imageUrl',
        'likes',
        'likedAt',
        'createdAt',
      ]);
    expect(v.parse(v.array(albumSchema), [...sampleAlbums])).toHaveLength(3);
  });

  it.each([
    ['recent', ['By the sea', 'After dark', 'Fields']],
    ['alphabetical', ['After dark', 'By the sea', 'Fields']],
    ['most-items', ['By the sea', 'After dark', 'Fields']],
  ] as const)('albums sort by %s (A149)', (sort, titles) => {
    expect(sortedAlbums(sampleAlbums.toReversed(), sort).map((album) => album.title)).toEqual(titles);
  });

  it.each([
    [1, true],
    [4, true],
    [0, false],
    [5, false],
  ])('a character with %i images is one: %s (D3)', (count, isOne) => {
    const character = {
      id: 'a',
      name: 'Ada',
      description: '',
      images: Array.from({ length: count }, () => 'place'),
      created_at: '',
      updated_at: '',
    };
    expect(v.is(characterDraftSchema, character)).toBe(isOne);
  });

  it('a job that an older server describes has nothing to cancel', () => {
    const job = {
      task_id: 'a',
      creation_id: 'b',
      tool: 'wan-i2v',
      status: 'running',
      progress: null,
      position: null,
      message: null,
      created_at: '',
    };
    expect(v.parse(jobSchema, job)).toMatchObject({ cancel_returns: null, trained_model_id: null });
  });

  it('a job says which tool it belongs to', () => {
    expect(v.parse(jobSchema, jobFixture({ tool: 'veo3' })).tool).toBe('veo3');
    expect(v.safeParse(jobSchema, { ...jobFixture(), tool: undefined }).success).toBe(false);
  });
});

describe('feedback', () => {
  it('feedback has four types, and a rating for two of them (A204, A205)', () => {
    expect(feedbackTypes.map(takesRating)).toEqual([true, false, false, true]);
  });

  it('feedback needs a name, an email and a message (A206)', () => {
    expect(missingInFeedback(emptyFeedback)).toEqual(['name', 'email', 'message']);
    expect(missingInFeedback({ ...emptyFeedback, name: 'Mara', email: 'm@x.org', message: ' \n' })).toEqual([
      'message',
    ]);
    expect(missingInFeedback({ ...emptyFeedback, name: 'Mara', email: 'm@x.org', message: 'Hi' })).toEqual(
      [],
    );
  });

  it('feedback without a subject has the label of its type for one, and no rating where there is none (A207)', () => {
    const draft = {
      ...emptyFeedback,
      type: 'bug',
      name: ' Mara ',
      email: 'm@x.org',
      message: 'Hi',
      rating: 5,
    } as const;
    expect(feedbackToSend(draft)).toEqual({
      name: 'Mara',
      email: 'm@x.org',
      type: 'bug',
      subject: 'Bug report',
      message: 'Hi',
      rating: null,
    });
    expect(feedbackToSend({ ...draft, type: 'compliment', subject: 'Nice' })).toMatchObject({
      subject: 'Nice',
      rating: 5,
    });
  });
});
