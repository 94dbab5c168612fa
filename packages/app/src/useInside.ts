import { use, type Context } from 'react';

/** What a provider around gives; where there is none, `missing` says which to put there. */
export function useInside<Value>(context: Context<Value | null>, missing: string): Value {
  const value = use(context);
  if (value === null) throw new Error(missing);
  return value;
}
