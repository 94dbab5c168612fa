// A kind of input whose files are neither one nor a list.
import { type AnyValue, type StudioProblem } from '@kinora/contract';
import { bytesOf, endsTool, onePixelPng } from '@kinora/contract/testing';
import { expect, it, vi } from 'vitest';
import { byteBudget } from '../intake/byteBudget.ts';
import { memoryFiles } from '../jobs/testing/memoryFiles.ts';
import { keepFiles } from './keepFiles.ts';
import { withReceivedFiles } from './receivedFiles.ts';

vi.mock('../../../contract/src/tools/kinds/every.ts', async (original) => ({
  ...(await original<object>()),
  ends: (await import('../../../contract/src/testing/tools/endsKind.ts')).endsKind,
}));

const user = { id: '0b0e7c1e-1111-4222-8333-444455556666', email: null, sessionId: null };
const other = '0b0e7c1e-2222-4222-8333-444455556666';
const inside = `data:image/png;base64,${onePixelPng}`;
const picture = { bytes: bytesOf(onePixelPng), type: 'image/png' };
const uploaded = `${user.id}/dusk.png`;

function kept(first: string | null, last: string | null) {
  const files = memoryFiles({ [uploaded]: picture, [`${other}/dusk.png`]: picture });
  const values = { ends: { first, last } as unknown as AnyValue };
  const asked = { tool: endsTool, values, user };
  return withReceivedFiles(asked, { files, memory: byteBudget(1_000_000) }, (received) =>
    keepFiles(asked, received, `${user.id}/made`, files),
  );
}

it('a first and a last file are looked at and kept, and the order names each in its place', async () => {
  const { places, written } = await kept(inside, uploaded);
  expect(written).toEqual([`${user.id}/made.ends-1.png`]);
  expect(places.named).toEqual({ ends: { first: `${user.id}/made.ends-1.png`, last: uploaded } });
  expect(places.typed).toEqual({
    ends: [
      { place: `${user.id}/made.ends-1.png`, type: 'image/png' },
      { place: uploaded, type: 'image/png' },
    ],
  });
  expect((await kept(null, uploaded)).places.named).toEqual({ ends: { first: null, last: uploaded } });
});

it('somebody else’s file is refused in either place', async () => {
  const theirs = `${other}/dusk.png`;
  for (const refused of [kept(theirs, uploaded), kept(uploaded, theirs), kept(null, theirs)])
    await expect(refused).rejects.toMatchObject({
      problem: {
        kind: 'Invalid',
        field: 'ends',
        message: expect.stringContaining('is not one of your own uploads') as string,
      } satisfies Partial<StudioProblem>,
    });
});
