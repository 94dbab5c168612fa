import type pg from 'pg';
import { refusal } from '../restRefusal.ts';

/** Names of the columns that hold yes or no. */
export async function booleanColumns(pool: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'boolean'`,
  );
  return new Set(rows.map(({ name }) => name));
}

const filter = /^((?:not\.)?n?eq\.)([^]*)$/;

/**
 * To the API every word but `true` is no: `is_liked=eq.t` found, changed and deleted what is not liked. Here it is what
 * PostgreSQL reads in it, or refused.
 */
export async function withBooleans(
  request: Request,
  booleans: ReadonlySet<string>,
): Promise<Request | Response> {
  const address = new URL(request.url);
  const { searchParams } = address;
  let isChanged = false;
  for (const column of new Set(searchParams.keys())) {
    if (!booleans.has(column)) continue;
    const said = searchParams.getAll(column);
    searchParams.delete(column);
    for (const each of said) {
      const [, operator, value = ''] = filter.exec(each) ?? [];
      const read = operator === undefined ? null : readBoolean(value);
      if (operator !== undefined && read === null) return noBoolean(value);
      const written = operator === undefined ? each : `${operator}${read}`;
      isChanged ||= written !== each;
      searchParams.append(column, written);
    }
  }
  const body = await writtenBody(request, booleans);
  if (body instanceof Response) return body;
  if (!isChanged && body === null) return request;
  const { method, headers } = request;
  return new Request(isChanged ? address : request.url, {
    method,
    headers,
    body: body ?? (method === 'GET' || method === 'HEAD' ? null : await request.clone().text()),
  });
}

/** What is to be written with every yes and no as one; null where it is so already, or is no row. */
async function writtenBody(
  request: Request,
  booleans: ReadonlySet<string>,
): Promise<string | Response | null> {
  if (!/^(POST|PATCH|PUT)$/.test(request.method) || request.url.includes('/rpc/')) return null;
  let body: unknown;
  try {
    body = JSON.parse(await request.clone().text());
  } catch {
    return null;
  }
  let isChanged = false;
  for (const row of [body].flat() as unknown[]) {
    if (typeof row !== 'object' || row === null) continue;
    for (const [column, value] of Object.entries(row)) {
      if (!booleans.has(column) || typeof value === 'boolean' || value === null) continue;
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      const read = readBoolean(text);
      if (read === null) return noBoolean(text);
      (row as Record<string, unknown>)[column] = read;
      isChanged = true;
    }
  }
  return isChanged ? JSON.stringify(body) : null;
}

/** As PostgreSQL reads it: whole words, and their beginnings where those are no others'. */
function readBoolean(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (/^(t|tr|tru|true|y|ye|yes|on|1)$/.test(word)) return true;
  return /^(f|fa|fal|fals|false|n|no|of|off|0)$/.test(word) ? false : null;
}

const noBoolean = (text: string): Response =>
  refusal({ code: '22P02', status: 400 }, `invalid input syntax for type boolean: "${text}"`);
