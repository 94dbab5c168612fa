import type { Creation, CreationSort } from '@kinora/contract';

type Key = Pick<Creation, 'created_at' | 'id'>;

/** Where a page ended, as one word for the address of the next. */
export const keyOf = ({ created_at, id }: Key): string => `${created_at} ${id}`;

/** The condition that picks the rows behind a key: those that were made later or earlier, then by id among equals. */
export function behind(key: string, sort: CreationSort): string {
  const [time, id] = key.split(' ');
  const side = sort === 'oldest' ? 'gt' : 'lt';
  return `created_at.${side}.${time},and(created_at.eq.${time},id.${side}.${id})`;
}
