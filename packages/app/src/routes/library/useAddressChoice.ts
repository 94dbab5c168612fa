import { useCallback } from 'react';
import { useSearchParams } from '../../router/useSearchParams.ts';

/** One of a few choices, held in the address, so that it can be shared and survives a reload; the first is not said. */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [address, setAddress] = useSearchParams();
  const said = address.get(name);
  const [initial] = values;
  const choose = useCallback(
    (value: Value) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === initial) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { keepsScroll: true },
      ),
    [initial, name, setAddress],
  );
  return [values.find((value) => value === said) ?? initial, choose];
}
