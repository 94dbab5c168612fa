// @vitest-environment happy-dom
import { creationFixture } from '@kinora/contract/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CreationCard } from '../history/CreationCard/index.ts';
import { ResultPlayer } from '../result/ResultPlayer/index.ts';
import { KitLabelsProvider } from './index.ts';

afterEach(cleanup);

it('a creation without title and prompt is called in the reader’s language, on its card and beside its file', () => {
  const creation = creationFixture({ title: null, prompt: null, type: 'video' });
  render(
    <KitLabelsProvider
      labels={{ creations: { untitled: { image: 'Bild ohne Titel', video: 'Video ohne Titel' } } }}
    >
      <CreationCard
        creation={creation}
        onLikeToggled={vi.fn()}
        onDownloadRequested={vi.fn()}
        onDeleteRequested={vi.fn()}
      />
      <ResultPlayer creation={creation} />
    </KitLabelsProvider>,
  );
  expect(screen.getByRole('article').getAttribute('aria-label')).toBe('Video ohne Titel');
  expect(document.body.textContent).toContain('Video ohne Titel');
  expect(document.body.innerHTML).not.toContain('Untitled');
});
