import type { Provenance } from '../write/provenance.ts';
import { provenanceIn } from './provenanceIn.ts';

/** Pictures carry the record near their beginning, clips at their end: a whole film is not searched. */
export const recordReach = 262_144;

/** How many files back a record goes: one that is made over again and again would else grow without end. */
const generations = 3;

const within = ({ parents, ...record }: Provenance, left: number): Provenance =>
  parents && left > 0 ? { ...record, parents: parents.map((each) => within(each, left - 1)) } : record;

/** What files of ours say of themselves, for the record of what is made from them. */
export const parentsIn = (files: readonly Uint8Array[]): readonly Provenance[] =>
  files.flatMap((file) => {
    const record =
      provenanceIn(file.subarray(0, recordReach)) ??
      (file.length > recordReach ? provenanceIn(file.subarray(-recordReach)) : null);
    return record ? [within(record, generations - 2)] : [];
  });
