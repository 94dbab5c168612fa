import type { StyleRule } from '@vanilla-extract/css';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { expect, test } from 'vitest';
import { underReducedMotion } from './rules.ts';

const built = (rule: StyleRule) =>
  transformCss({
    localClassNames: ['dot'],
    composedClassLists: [],
    cssObjs: [{ type: 'local', selector: 'dot', rule }],
  })
    .join(' ')
    .replaceAll(/\s+/g, ' ');

test('less motion holds for whoever asked for it of the system or of this page', () => {
  const css = built(underReducedMotion({ animation: 'none' }));
  expect(css).toContain('[data-motion="reduced"] .dot { animation: none; }');
  expect(css).toContain('@media (prefers-reduced-motion: reduce) { .dot { animation: none; } }');
});

test.each(['::before', '::after'] as const)('less motion holds for %s in both ways too', (part) => {
  const css = built(underReducedMotion({ animation: 'none' }, part));
  expect(css).toContain(`[data-motion="reduced"] .dot${part} { animation: none; }`);
  expect(css).toContain(`@media (prefers-reduced-motion: reduce) { .dot${part} { animation: none; } }`);
});

test('what a rule says of a part is dropped in a selector, so it is no type', () => {
  // @ts-expect-error: the part is told beside the rule.
  const css = built(underReducedMotion({ '::after': { animation: 'none' } }));
  expect(css).not.toContain('[data-motion="reduced"]');
});
