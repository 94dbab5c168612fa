import type { Saying } from '../../words/saying.ts';
import { readAddress, type FileInputBasics } from '../../tools/kinds/oneFile.ts';
import { read, refuse, type Kind } from '../../tools/kinds/kind.ts';
import type { MediaFile } from '../../tools/media.ts';

interface Ends<F> {
  readonly first: F | null;
  readonly last: F | null;
}

export interface EndsInput extends FileInputBasics {
  readonly kind: 'ends';
  readonly missing: Saying;
}

/** Each as it stands, moved to the next of the others; none moves to a place where none was. */
const moved = <F, G>({ first, last }: Ends<F>, to: readonly (G | null)[]): Ends<G> => {
  const waiting = [...to];
  const next = (held: F | null) => (held === null ? null : (waiting.shift() ?? null));
  return { first: next(first), last: next(last) };
};
const those = <F>({ first, last }: Ends<F>): F[] => [first, last].filter((each) => each !== null);
const isEnds = (raw: unknown): raw is Ends<unknown> =>
  typeof raw === 'object' && raw !== null && 'first' in raw && 'last' in raw;

/**
 * The first picture of a clip and its last: a kind that only tests have, whose files are neither one nor a list. A test
 * that mocks `kinds/every.ts` puts it beside the others, as `ends`.
 */
export const endsKind: Kind<EndsInput, Ends<MediaFile>, Ends<string>> = {
  place: 'stage',
  files: {
    media: () => 'image',
    most: () => 2,
    add: (_input, held, file) =>
      held.first === null ? { value: { ...held, first: file } } : { value: { ...held, last: file } },
    of: those,
    addresses: those,
    withPlaces: moved,
  },
  same: (one, other) => one.first === other.first && one.last === other.last,
  initial: () => ({ first: null, last: null }),
  validate: (input, draft) => (draft.last === null ? input.missing : null),
  toValue: (_input, draft, addresses) => moved(draft, addresses),
  restore: (_input, kept, files) => (isEnds(kept) ? moved(kept, files) : undefined),
  write: (_input, value) => value,
  read: (input, raw) => {
    if (!isEnds(raw)) return refuse(`${input.label} must be a first and a last picture.`);
    for (const each of those(raw)) {
      const reading = readAddress('image', input, each);
      if (!reading.ok) return reading;
    }
    return read(raw as Ends<string>);
  },
};
