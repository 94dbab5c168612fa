import { describe, expect, it } from 'vitest';
import { plainRead } from './plainRead.ts';

const read = (query: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  plainRead(new Request(`http://kinora.test/rest/v1/${query}`, { method, headers }), 1_000);

it('a table without a word more is all of it, as much as one answer holds', () => {
  expect(read('models')).toEqual({
    table: 'models',
    columns: '*',
    filters: [],
    order: [],
    limit: 1_000,
    offset: 0,
    isCounted: false,
  });
});

it('columns, comparisons, order, page and number are read', () => {
  const query =
    'user_creations?select=id,title&type=eq.video&credits_cost=gte.5&credits_cost=lt.9&title=is.null' +
    '&id=in.(a,b)&order=created_at.desc,id,title.asc.nullslast&limit=60&offset=120';
  expect(
    read(query, { prefer: 'count=exact', accept: 'application/json', 'accept-profile': 'public' }),
  ).toEqual({
    table: 'user_creations',
    columns: ['id', 'title'],
    filters: [
      { column: 'type', comparison: '=', values: ['video'] },
      { column: 'credits_cost', comparison: '>=', values: ['5'] },
      { column: 'credits_cost', comparison: '<', values: ['9'] },
      { column: 'title', comparison: 'is', values: ['null'] },
      { column: 'id', comparison: 'in', values: ['a', 'b'] },
    ],
    order: [
      { column: 'created_at', direction: 'desc', nulls: null },
      { column: 'id', direction: 'asc', nulls: null },
      { column: 'title', direction: 'asc', nulls: 'last' },
    ],
    limit: 60,
    offset: 120,
    isCounted: true,
  });
});

it('no answer is longer than it may be', () => {
  expect(read('models?limit=5000')).toMatchObject({ limit: 1_000 });
});

describe('what is not ours to answer:', () => {
  it.each([
    ['columns of another table', 'bookmarks?select=id,creation:user_creations(id)'],
    ['a column by another name', 'models?select=key:id'],
    ['a column of another kind', 'models?select=id::text'],
    ['a part of a column', 'user_creations?select=settings->seed'],
    ['a sum', 'user_creations?select=credits_cost.sum()'],
    ['the table itself', 'models?select=models'],
    ['what every table has', 'models?select=id,tableoid'],
    ['a filter on what every table has', 'models?xmin=eq.1'],
    ['an order by nothing', 'models?order='],
    ['a column twice', 'models?select=id,id'],
    ['columns said twice', 'models?select=id&select=name'],
    ['a choice of filters', 'models?or=(id.eq.a,id.eq.b)'],
    ['a filter turned round', 'models?id=not.eq.a'],
    ['a pattern', 'models?id=ilike.*flux*'],
    ['a filter on another table', 'bookmarks?user_creations.id=eq.a'],
    ['a name in capitals', 'models?Id=eq.a'],
    ['an operator that every object has', 'models?id=constructor.a'],
    ['a quoted list', 'models?id=in.("a,b")'],
    ['an empty list', 'models?id=in.()'],
    ['a truth that is none', 'models?id=is.maybe'],
    ['a sign that ends a text', 'models?id=eq.a%00'],
    ['an order by another table', 'models?order=user_creations(id)'],
    ['an order of nothing', 'models?order=id,'],
    ['a page below nothing', 'models?limit=-1'],
    ['a function', 'rpc/my_albums'],
    ['the list of all tables', ''],
    ['a table of a strange name', 'models;drop'],
  ])('%s', (_what, query) => {
    expect(read(query)).toBeNull();
  });
  it.each([
    ['a range', { range: '0-9' }],
    ['one row as an object', { accept: 'application/vnd.pgrst.object+json' }],
    ['a table of words', { accept: 'text/csv' }],
    ['another schema', { 'accept-profile': 'auth' }],
    ['a number that is guessed', { prefer: 'count=planned' }],
  ])('%s', (_what, headers) => {
    expect(read('models', headers)).toBeNull();
  });
  it.each(['HEAD', 'POST', 'PATCH', 'DELETE'])('%s', (method) => {
    expect(read('models', {}, method)).toBeNull();
  });
});
