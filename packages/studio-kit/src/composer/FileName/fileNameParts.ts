import { lettersOf } from '@kinora/contract';

/** The longest that is one is '.safetensors'; what follows a dot within a sentence is none. */
const ending = /\.\w{1,11}$/;
const kept = 6;

/** What of a name may be shortened, and what stays: its ending, and a little of what stands before that. */
export function fileNameParts(name: string): readonly [start: string, end: string] {
  const start = lettersOf(name.replace(ending, '')).slice(0, -kept).join('');
  return [start, name.slice(start.length)];
}
