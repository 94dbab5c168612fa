import { compareWords } from '@kinora/contract';
import { creationFixture, fixtureUserId } from '@kinora/contract/testing';
import { expect, it } from 'vitest';
import { seenSources, sourcesOf } from './sources.ts';

it('the sources of a creation are the pictures and clips that its tool was given, and no sounds', () => {
  const picture = `${fixtureUserId}/sea.png`;
  const clip = `${fixtureUserId}/sea.mp4`;
  expect(sourcesOf(creationFixture({ settings: { image: picture, prompt: 'Waves' } }))).toEqual([
    { place: picture, media: 'image' },
  ]);
  expect(
    sourcesOf(
      creationFixture({
        model_used: 'kling-lip-sync',
        settings: { video: clip, audio: `${fixtureUserId}/voice.mp3` },
      }),
    ),
  ).toEqual([{ place: clip, media: 'video' }]);
});

it('the sources of a creation are none where its settings or its tool are not known, or it came from words', () => {
  for (const changes of [
    { settings: null },
    { model_used: 'once-there' },
    { model_used: 'veo3', settings: { prompt: 'Waves' } },
  ])
    expect(sourcesOf(creationFixture(changes))).toEqual([]);
});

it('a source is seen where it is still there: a picture by itself, a clip as one, several by their numbers', () => {
  const picture = { place: 'mara/sea.png', media: 'image' } as const;
  const clip = { place: 'mara/sea.mp4', media: 'video' } as const;
  expect(seenSources([picture], ['blob:sea'])).toEqual([
    { id: picture.place, title: compareWords.source, clip: null, still: 'blob:sea' },
  ]);
  expect(seenSources([picture], [null])).toEqual([]);
  expect(seenSources([picture, clip], [null, 'blob:clip'])).toEqual([
    { id: clip.place, title: compareWords.sourceOfSeveral(2), clip: 'blob:clip', still: null },
  ]);
});
