export interface ReadResult {
  /** The rows as JSON. */
  readonly body: string;
  readonly rows: number;
  /** Null where nobody asked for it. */
  readonly total: number | null;
}

/** A page of rows as PostgREST tells it; null for one that starts behind the end of a counted table. */
export function readAnswer(
  request: Request,
  offset: number,
  { body, rows, total }: ReadResult,
): Response | null {
  if (total !== null && offset > 0 && offset >= total) return null;
  const isPart = total !== null && rows < total;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.sort();
  const place = pathname.replace(/^\/rest\/v1/, '');
  return new Response(body, {
    status: isPart ? 206 : 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-range': `${rows > 0 ? `${offset}-${offset + rows - 1}` : '*'}/${total ?? '*'}`,
      ...(searchParams.size > 0 && { 'content-location': `${place}?${searchParams}` }),
      ...(total !== null && { 'preference-applied': 'count=exact' }),
    },
  });
}
