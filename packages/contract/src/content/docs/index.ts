import { apiReference } from './apiReference.ts';
import { guides } from './guides.ts';
import { resources } from './resources.ts';
import type { DocsSection } from './section.ts';

/** The tabs of the documentation (A211). */
export const docsTabs: readonly {
  readonly id: 'guides' | 'api' | 'resources';
  readonly label: string;
  readonly sections: readonly DocsSection[];
}[] = [
  { id: 'guides', label: 'Guides', sections: guides },
  { id: 'api', label: 'API Reference', sections: apiReference },
  { id: 'resources', label: 'Resources', sections: resources },
];

export { foundSections, type DocsSection } from './section.ts';
export { fieldTable, priceTable, pricesAtAGlance } from './toolReference.ts';
