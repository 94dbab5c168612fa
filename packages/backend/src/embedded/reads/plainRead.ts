/** A read of one table as most of them are: columns, comparisons that all hold, an order, a page. */
export interface PlainRead {
  readonly table: string;
  readonly columns: '*' | readonly string[];
  readonly filters: readonly Filter[];
  readonly order: readonly Order[];
  readonly limit: number;
  readonly offset: number;
  readonly isCounted: boolean;
}

export interface Filter {
  readonly column: string;
  readonly comparison: '=' | '<>' | '>' | '>=' | '<' | '<=' | 'in' | 'is';
  /** Of `is`, one of its words; else what the person sent. */
  readonly values: readonly string[];
}

export interface Order {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  readonly nulls: 'first' | 'last' | null;
}

const comparisons = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
const name = /^[a-z_][a-z0-9_]{0,62}$/;
const ordered = /^([a-z_][a-z0-9_]*)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/;
const wholeNumber = /^\d{1,9}$/;
/** What PostgreSQL has on every table, and the API tells in its own way. */
const ofEveryTable = ['tableoid', 'ctid', 'xmin', 'xmax', 'cmin', 'cmax'];
/** What PostgREST reads in an address that is no column. */
const words = new Set([
  'select',
  'order',
  'limit',
  'offset',
  'or',
  'and',
  'not',
  'on_conflict',
  'columns',
  'apikey',
]);
const mostColumns = 100;

/** Null for a request that asks for anything more: whoever knows all of the language answers that. */
export function plainRead(request: Request, mostRows: number): PlainRead | null {
  const { headers } = request;
  if (request.method !== 'GET' || headers.has('range')) return null;
  if ((headers.get('accept-profile') ?? 'public') !== 'public') return null;
  if (!/^(\*\/\*|application\/json)$/.test(headers.get('accept') ?? '*/*')) return null;
  const prefer = headers.get('prefer') ?? '';
  if (prefer !== '' && prefer !== 'count=exact') return null;

  const { pathname, searchParams } = new URL(request.url);
  const [, table = ''] = /^\/rest\/v1\/([^/]+)$/.exec(pathname) ?? [];
  if (!name.test(table)) return null;
  const filters = filtersIn(searchParams);
  const columns = columnsIn(once(searchParams, 'select', '*'));
  const order = searchParams.has('order') ? orderIn(once(searchParams, 'order', '')) : [];
  const limit = once(searchParams, 'limit', String(mostRows));
  const offset = once(searchParams, 'offset', '0');
  if (!filters || !columns || !order || !limit || !offset) return null;
  // By its own name a table is a whole row.
  const others = [table, ...ofEveryTable];
  if (others.some((other) => columns.includes(other) || filters.some(({ column }) => column === other)))
    return null;
  if (!wholeNumber.test(limit) || !wholeNumber.test(offset)) return null;
  return {
    table,
    columns,
    filters,
    order,
    limit: Math.min(Number(limit), mostRows),
    offset: Number(offset),
    isCounted: prefer === 'count=exact',
  };
}

/** Null when it is said more than once: which of them counts is not ours to say. */
function once(parameters: URLSearchParams, key: string, usual: string): string | null {
  const [first = usual, ...more] = parameters.getAll(key);
  return more.length === 0 ? first : null;
}

function columnsIn(select: string | null): PlainRead['columns'] | null {
  if (select === '*') return '*';
  if (select === null) return null;
  const columns = select.split(',');
  const areNames = columns.length <= mostColumns && columns.every((column) => name.test(column));
  return areNames && new Set(columns).size === columns.length ? columns : null;
}

function orderIn(text: string | null): readonly Order[] | null {
  if (text === null) return null;
  const order: Order[] = [];
  for (const part of text.split(',')) {
    const [, column, direction = 'asc', nulls = null] = ordered.exec(part) ?? [];
    if (!column) return null;
    order.push({ column, direction: direction as Order['direction'], nulls: nulls as Order['nulls'] });
  }
  return order;
}

function filtersIn(parameters: URLSearchParams): readonly Filter[] | null {
  const filters: Filter[] = [];
  for (const [column, said] of parameters) {
    if (words.has(column)) {
      if (!/^(select|order|limit|offset)$/.test(column)) return null;
      continue;
    }
    const filter = name.test(column) ? filterIn(column, said) : null;
    if (!filter) return null;
    filters.push(filter);
  }
  return filters;
}

function filterIn(column: string, said: string): Filter | null {
  const [, operator = '', value = ''] = /^([a-z]+)\.([^]*)$/.exec(said) ?? [];
  // PostgreSQL's own wire ends a text there.
  if (value.includes('\0')) return null;
  if (operator === 'is')
    return /^(null|true|false)$/.test(value) ? { column, comparison: 'is', values: [value] } : null;
  if (operator === 'in') {
    const [, list] = /^\(([^"\\(){}]+)\)$/.exec(value) ?? [];
    return list === undefined ? null : { column, comparison: 'in', values: list.split(',') };
  }
  if (!Object.hasOwn(comparisons, operator)) return null;
  return { column, comparison: comparisons[operator as keyof typeof comparisons], values: [value] };
}
