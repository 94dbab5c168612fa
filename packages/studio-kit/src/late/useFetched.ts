import { unsaidMilliseconds, whileWaiting } from '@kinora/design-system';
import { use, useState } from 'react';
import { AskedCode } from './AskedCode.ts';

/**
 * Something whose code comes when it is asked for; null until then. What is pressed for it shows that it is on its way,
 * and can be pressed again where it was lost, or where one had gone on to something else before it came. Whoever hears
 * of the code by an own way knows by itself whether it is still waited for.
 */
export function useFetched<T>(fetch: () => Promise<T>, own?: (code: Promise<T>) => unknown) {
  const follow = use(AskedCode);
  const [it, setIt] = useState<T | null>(null);
  const [isPending, setIsPending] = useState(false);
  /** What came, which is kept; null where it was lost, or whoever wanted it went on. */
  const onPress = async (press?: object) => {
    const saying = setTimeout(setIsPending, unsaidMilliseconds, true);
    const code = own ? fetch() : whileWaiting(fetch(), press);
    (own ?? follow)?.(code as Promise<T>);
    const came = await code.catch(() => null);
    clearTimeout(saying);
    setIsPending(false);
    // A component is a function too.
    if (came) setIt(() => came);
    return came;
  };
  return [it, { isPending, onPress }] as const;
}
