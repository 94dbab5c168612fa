import { describe, expect, it } from 'vitest';
import { creationFixture } from '../testing/fixtures/creations.ts';
import { downloadName } from './downloadName.ts';
import { savedName } from './savedName.ts';

describe('a saved file is called', () => {
  it.each([
    [{ title: 'Über the Sea!' }, 'über-the-sea.mp4'],
    [{ title: null, prompt: 'Waves, at dawn' }, 'waves-at-dawn.mp4'],
    [{ title: '!!!' }, 'kinora.mp4'],
    [{ title: 'x'.repeat(80) }, `${'x'.repeat(60)}.mp4`],
    [{ title: 'Sea', download_url: 'a/b' }, 'sea'],
    [{ title: 'Sea', download_url: 'https://files.example/a/b.webm?token=x.yz#t=1' }, 'sea.webm'],
    [{ title: 'Sea', download_url: 'data:video/mp4;base64,AAAA' }, 'sea.mp4'],
    [{ title: 'Sea', download_url: null }, 'sea'],
  ])('for %o %s', (changes, name) => {
    expect(downloadName(creationFixture({ download_url: 'a/b.mp4', ...changes }))).toBe(name);
  });

  it('seedance-video with the time it was made, by Seedance (A342)', () => {
    const clip = creationFixture({
      model_used: 'seedance-text',
      created_at: '2026-11-14T10:00:00.000Z',
      download_url: 'a/b.mp4',
    });
    expect(savedName(clip, 'seedance-video')).toBe(downloadName(clip));
    expect(downloadName(clip)).toBe(`seedance-video-${Date.UTC(2026, 10, 14, 10)}.mp4`);
  });
});
