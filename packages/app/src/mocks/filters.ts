/** What a filter of the address says, without its operator. */
export const filter = (address: URL, column: string): string | undefined =>
  address.searchParams.get(column)?.replace(/^eq\./, '');

/** The words that `ilike.%word%` filters ask for; signs that were guarded stand for themselves. */
export const searchIn = (address: URL): string =>
  address.searchParams
    .getAll('search_text')
    .map((each) => each.replace(/^ilike\.%|%$/g, '').replace(/\\(.)/g, '$1'))
    .join(' ');
