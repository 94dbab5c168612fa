import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isKeepableJson } from './keepableJson.ts';
import { isText } from './isText.ts';

it.each([
  [String.raw`{"a":"\u0000"}`, false],
  [String.raw`{"\u0000":1}`, false],
  [String.raw`["\ud83c"]`, false],
  [String.raw`["\uDF0A"]`, false],
  [String.raw`["\udf0a\ud83c"]`, false],
  [String.raw`["\ud83c\ud83c\udf0a"]`, false],
  [String.raw`["\ud83c\\udf0a"]`, false],
  [String.raw`["\\\u0000"]`, false],
  [String.raw`["\\u0000 \\\\ud800"]`, true],
  [String.raw`["\ud83c\udf0a", "\u00e4\n"]`, true],
  ['["\u{1f30a}"]', true],
])('%s is kept as JSON: %s', (json, isKeepable) => {
  JSON.parse(json);
  expect(isKeepableJson(json)).toBe(isKeepable);
});

it('any JSON is kept where each of its words is text', () => {
  const units = fc.array(fc.constantFrom('\\', '"', 'u', '0', 'd', '\0', '\ud83c', '\udf0a', 'ä', '\n'));
  fc.assert(
    fc.property(units, fc.boolean(), (parts, isEscaped) => {
      const word = parts.join('');
      const json = JSON.stringify([word]);
      const written = isEscaped
        ? json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        : json;
      expect(isKeepableJson(written)).toBe(isText(word));
    }),
    { numRuns: 3_000, seed: 20_261_129 },
  );
});
