import type { Labels } from '../labels.ts';

export const pageWords = {
  pagination: 'Pages',
  previous: 'Previous',
  next: 'Next',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
  pageOf: (page, count) => `Page ${page} of ${count}`,
} satisfies Partial<Labels>;
