import pg from 'pg';
import { asSettings, type Caller } from '../asCaller.ts';
import type { Filter, PlainRead } from './plainRead.ts';

const { escapeIdentifier: named, escapeLiteral: written } = pg;

/**
 * Who asks and what is asked as one text, so that it is one way to the database: several statements in one message are
 * one transaction, and the settings of the first are gone with it. The database writes the JSON, as on hosted.
 */
export function readStatement(read: PlainRead, caller: Caller): string {
  const columns = read.columns === '*' ? '*' : read.columns.map(named).join(', ');
  const from = `from public.${named(read.table)}${where(read.filters)}`;
  const order = read.order.map(
    ({ column, direction, nulls }) => `${named(column)} ${direction}${nulls ? ` nulls ${nulls}` : ''}`,
  );
  const page = [
    `select ${columns} ${from}`,
    order.length > 0 && `order by ${order.join(', ')}`,
    `limit ${read.limit} offset ${read.offset}`,
  ];
  const total = read.isCounted ? `(select count(*) ${from})` : 'null';
  return `${asSettings(caller)}, set_config('timezone', 'UTC', true);
select coalesce(json_agg("the page"), '[]')::text as body, count(*)::int as rows, ${total}::int as total
from (${page.filter(Boolean).join(' ')}) as "the page"`;
}

function where(filters: readonly Filter[]): string {
  const said = filters.map(({ column, comparison, values }) => {
    if (comparison === 'is') return `${named(column)} is ${values[0]!}`;
    const texts = values.map(written).join(', ');
    return comparison === 'in' ? `${named(column)} in (${texts})` : `${named(column)} ${comparison} ${texts}`;
  });
  return said.length > 0 ? ` where ${said.join(' and ')}` : '';
}
