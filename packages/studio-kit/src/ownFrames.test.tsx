// @vitest-environment happy-dom
import type { MadeCreation, ResultCreation, ShownCreation, StudioCreation } from '@kinora/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import {
  BookmarkCard,
  type ContactSheet,
  CreationCard,
  FrameRow,
  ResultImage,
  SettingsReceipt,
  type StudioPort,
} from './index.ts';

afterEach(cleanup);

/** A frame of a product that knows nothing of Kinora's tables, and something of its own. */
interface Shot extends ShownCreation, ResultCreation, MadeCreation {
  readonly reel: number;
}

const shot: Shot = {
  reel: 7,
  id: 'shot',
  type: 'image',
  title: 'Kettle',
  prompt: null,
  status: 'completed',
  created_at: '2026-07-14T08:00:00Z',
  is_liked: false,
  file_url: 'data:image/png;base64,AAAA',
  thumbnail_url: null,
  download_url: 'data:image/png;base64,AAAA',
  model_used: null,
  made_by: null,
  width: 1280,
  height: 720,
  seconds: null,
  credits_cost: 5,
  settings: { steps: 3 },
};

const asked = () => vi.fn<(event: { creation: Shot }) => void>();

test.each<[string, (onAsked: (event: { creation: Shot }) => void) => React.ReactNode]>([
  [
    'Delete Kettle',
    (onAsked) => (
      <CreationCard
        creation={shot}
        onLikeToggled={onAsked}
        onDownloadRequested={onAsked}
        onDeleteRequested={onAsked}
      />
    ),
  ],
  [
    'Use Kettle as Image',
    (onAsked) => <FrameRow frames={[shot]} placeOf={() => 'Image'} onFrameUsed={onAsked} />,
  ],
  ['Copy link', (onAsked) => <ResultImage creation={shot} onLinkCopyRequested={onAsked} />],
  ['Reuse settings', (onAsked) => <SettingsReceipt creation={shot} onReuseRequested={onAsked} />],
])(
  '%s: a product hands in what is shown of its own frames and no more, and has them back whole',
  async (name, drawn) => {
    const onAsked = asked();
    render(drawn(onAsked));
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onAsked.mock.lastCall![0].creation.reel).toBe(7);
  },
);

test('a server of another product tells of a creation what a studio shows, and not whose it is', () => {
  type Told = Awaited<ReturnType<StudioPort['creations']['byId']>>;
  expectTypeOf<Told>().toEqualTypeOf<StudioCreation | null>();
  expectTypeOf<StudioCreation>().not.toHaveProperty('user_id');
  expectTypeOf<StudioCreation>().not.toHaveProperty('task_id');
});

test('a sheet and a bookmark tell of the frames as they were handed in', () => {
  type Sheet = React.ComponentProps<typeof ContactSheet<Shot>>;
  expectTypeOf<NonNullable<Sheet['onOpened']>>().parameter(0).toEqualTypeOf<{ creation: Shot }>();
  expectTypeOf<NonNullable<Sheet['onZipRequested']>>().parameter(0).toEqualTypeOf<{
    creations: readonly Shot[];
  }>();
  expectTypeOf(BookmarkCard<{ id: number; created_at: string; creation: Shot }>)
    .parameter(0)
    .toHaveProperty('onRemoveRequested')
    .parameter(0)
    .toHaveProperty('bookmark')
    .toEqualTypeOf<{ id: number; created_at: string; creation: Shot }>();
});
