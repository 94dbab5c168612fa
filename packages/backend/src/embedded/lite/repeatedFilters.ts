/** Operators that may ask for all of several values at once. */
const repeatable = /^(eq|gt|gte|lt|lte|like|ilike|match|imatch)\.([^]*)$/;

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`;

/** Of several filters with one operator on one column the API keeps the last: they are said as one that asks for all. */
export function withRepeatedFilters(request: Request): Request {
  const address = new URL(request.url);
  const { searchParams } = address;
  let isChanged = false;
  for (const column of new Set(searchParams.keys())) {
    const filters = searchParams.getAll(column);
    const values = new Map<string, string[]>();
    for (const filter of filters) {
      const [, operator, value = ''] = repeatable.exec(filter) ?? [];
      if (operator) values.set(operator, [...(values.get(operator) ?? []), value]);
    }
    for (const [operator, all] of values) {
      if (all.length === 1) continue;
      isChanged = true;
      for (const value of all) searchParams.delete(column, `${operator}.${value}`);
      searchParams.append(column, `${operator}(all).{${all.map(quoted).join(',')}}`);
    }
  }
  return isChanged ? new Request(address, request) : request;
}
