import { measure } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle } from '../../layer.ts';

const own = '[data-component="HelpCategories"]';

// Not much wider than an answer: what is asked and what unfolds it are one glance.
globalStyle(own, { maxInlineSize: '48rem' });

// A question stands under the title of its category.
globalStyle(`${own} h3`, { fontStretch: vars.fontWidth.normal, fontWeight: vars.fontWeight.medium });
globalStyle(`${own} h3 + p`, { maxInlineSize: measure });
