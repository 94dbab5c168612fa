const titles = '.sbdocs-content :is(h1, h2) { font-stretch: 115%; font-weight: 640; }';

// Prose keeps to the line of about 68 characters that `measure` of the design system is; what is shown has the whole width.
const prose = '.sbdocs-content > :is(p, ul, ol) { max-inline-size: 50ch; }';

// Long code breaks instead of pushing what holds it out of the page.
const code =
  ':is(.docblock-argstable td :is(span, code, button), .sbdocs-content :is(p, li, td) > code) { white-space: normal !important; overflow-wrap: anywhere; }';

// On a phone each property is a block of its own, with its control under it.
const onAPhone = `@media (width < 640px) {
  .sbdocs-wrapper { padding: 24px 16px !important; }
  .docblock-argstable, .docblock-argstable :is(thead, tbody, tr, td) { display: block; inline-size: 100% !important; box-sizing: border-box; }
  .docblock-argstable th:not(:last-child) { display: none !important; }
  .docblock-argstable :is(thead tr, th:last-child) { display: flex !important; justify-content: flex-end; }
  .docblock-argstable th:last-child { font-size: 0 !important; }
  .docblock-argstable .docblock-argstable-body tr { padding-block: 8px; border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  .docblock-argstable .docblock-argstable-body tr > td { display: block !important; padding: 4px 16px !important; border: 0 !important; }
  .docblock-argstable .docblock-argstable-body tr > td:nth-child(3)::before { content: 'Default '; opacity: 0.7; }
  .docblock-argstable .docblock-argstable-body tr > td:nth-child(3) > * { display: inline-block; }
  .sbdocs-content :is(table, pre) { max-inline-size: 100%; overflow-x: auto; }
}`;

/** Storybook's own pages: titles as the product sets them, tables that can be read on a phone. */
export const docsPages = [titles, prose, code, onAPhone].join('\n');
