import { useInsertionEffect, useRef, type RefObject } from 'react';

/** The value of the last render, for callbacks that must not change with it. */
export function useLatest<V>(value: V): Readonly<RefObject<V>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
