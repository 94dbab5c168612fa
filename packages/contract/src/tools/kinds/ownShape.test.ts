// A kind of input whose files are neither one nor a list: only itself can say where they are.
import { expect, it, vi } from 'vitest';
import { draftOf } from '../../testing/draftOf.ts';
import { mediaFileFixture } from '../../testing/fixtures/mediaFile.ts';
import { endsTool } from '../../testing/tools/ends.ts';
import { filesIn, initialValues, isShown, restoreDraft, toValues, validateDraft } from '../draft.ts';
import { fileSlots, slotFor, withFile } from '../fileSlots.ts';
import { addressesIn, requestOf, valuesOf } from '../request.ts';
import { text } from './index.ts';

vi.mock('./every.ts', async (original) => ({
  ...(await original<object>()),
  ends: (await import('../../testing/tools/endsKind.ts')).endsKind,
}));

const owner = '0b0e7c1e-1111-4222-8333-444455556666';
const [dawn, dusk] = ['dawn.png', 'dusk.png'].map((name) => mediaFileFixture({ name }));
const both = { ends: { first: dawn, last: dusk } } as object as ReturnType<typeof initialValues>;
const onlyLast = { ends: { first: null, last: dusk } } as object as typeof both;
const empty = initialValues(endsTool);
const places = [`${owner}/dawn.png`, `${owner}/dusk.png`] as const;

it('files of an input of its own shape are found in a form, in the order in which they are sent', () => {
  expect(filesIn(endsTool, both)).toEqual([
    ['ends', dawn],
    ['ends', dusk],
  ]);
  expect(filesIn(endsTool, onlyLast)).toEqual([['ends', dusk]]);
  expect(filesIn(endsTool, empty)).toEqual([]);
});

it('files of an input of its own shape are sent as addresses, each in its place, and the server finds every one of them', () => {
  expect(validateDraft(endsTool, both)).toEqual([]);
  const values = toValues(endsTool, both, { ends: places });
  const { body } = requestOf(endsTool, values);
  expect(body).toMatchObject({ ends: { first: places[0], last: places[1] } });
  expect(valuesOf(endsTool, body)).toEqual({ ok: true, values, price: 100 });
  expect(addressesIn(endsTool, values).map(({ name, address }) => [name, address])).toEqual([
    ['ends', places[0]],
    ['ends', places[1]],
  ]);
  expect(toValues(endsTool, onlyLast, { ends: [places[1]] })).toEqual({
    ends: { first: null, last: places[1] },
  });
});

it('what was kept of it comes back with its files, without one that is gone', () => {
  const kept = { ends: { first: 'a', last: 'b' } };
  expect(restoreDraft(endsTool, kept, { ends: [dawn!, dusk!] })).toEqual(both);
  expect(restoreDraft(endsTool, kept, { ends: [null, dusk!] })).toEqual(onlyLast);
  expect(restoreDraft(endsTool, { ends: 'a' }, { ends: [dawn!] })).toEqual({});
});

it('what tests fill in for it is of its shape', () => {
  const { draft, addresses } = draftOf(endsTool, { ends: { first: null, last: places[1] } } as never);
  expect(addresses).toEqual({ ends: [places[1]] });
  expect(draft).toMatchObject({ ends: { first: null, last: { name: 'ends-0' } } });
});

it('a picture that came from elsewhere finds its free place, and says which it took the place of', () => {
  const slotIn = (draft: typeof both) => slotFor(fileSlots(endsTool, draft, 'image'))!;
  const put = (draft: typeof both, file = dawn!) => {
    const { input, held } = slotIn(draft);
    return withFile(input, held, file);
  };
  expect(put(empty)).toEqual({ value: { first: dawn, last: null }, before: undefined });
  const noon = mediaFileFixture({ name: 'noon.png' });
  expect(put(both, noon)).toEqual({ value: { first: dawn, last: noon }, before: dusk });
});

it('what comes after it waits for a file in it', () => {
  const waiting = text({ label: 'Words', field: 'words', after: 'ends' });
  const tool = { ...endsTool, inputs: { ...endsTool.inputs, waiting } };
  expect(isShown(tool, empty as never, 'waiting')).toBe(false);
  expect(isShown(tool, onlyLast as never, 'waiting')).toBe(true);
});
