/** A start as short as can be; then at most six letters and the ending, of which '.safetensors' is the longest. */
const parts = /^(.*?)(.{0,6}(\.\w{1,11})?)$/su;

/** What of a name may be shortened, and what stays: its ending, and a little of what stands before that. */
export function fileNameParts(name: string): readonly [start: string, end: string] {
  const [, start = '', end = name] = parts.exec(name) ?? [];
  return [start, end];
}
