/** What can be no character of any text: NUL, or half of one. In JSON it can only come as an escape. */
const suspect = /\\u(?:0000|d[89a-f][\da-f]{2})/gi;
const lowHalf = /^\\ud[c-f][\da-f]{2}/i;
const highHalf = /^\\ud[89ab]/i;

/** Whether all words in this JSON are text, keys included; told from its letters, since to be asked about each value costs far more than to read them all. */
export function isKeepableJson(json: string): boolean {
  let second = -1;
  for (const { index } of json.matchAll(suspect)) {
    if (index === second || isEscaped(json, index)) continue;
    second = index + 6;
    if (!highHalf.test(json.slice(index, second)) || !lowHalf.test(json.slice(second, second + 6)))
      return false;
  }
  return true;
}

/** Of two backslashes the second is one for itself. */
function isEscaped(json: string, at: number): boolean {
  let before = at;
  while (json[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}
