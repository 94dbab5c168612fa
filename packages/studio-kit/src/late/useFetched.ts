import { use, useState } from 'react';
import { AskedCode } from './AskedCode.ts';

/** What is there sooner simply opens: a bar for a moment would be a flicker. */
const unsaidMilliseconds = 300;

/**
 * Something whose code comes when it is asked for; null until then. What is pressed for it shows that it is on its way,
 * and can be pressed again where it was lost, or where one had gone on to something else before it came.
 */
export function useFetched<T>(fetch: () => Promise<T>, own?: (code: Promise<T>) => unknown) {
  const follow = use(AskedCode);
  const [it, setIt] = useState<T | null>(null);
  const [isPending, setIsPending] = useState(false);
  /** What came, which is kept unless whoever pressed for it went on; null where it was lost. */
  const onPress = async (press?: object) => {
    const focused = document.activeElement;
    const saying = setTimeout(setIsPending, unsaidMilliseconds, true);
    const code = fetch();
    (own ?? follow)?.(code);
    const came = await code.catch(() => null);
    clearTimeout(saying);
    setIsPending(false);
    // A component is a function too.
    if (came && (!press || focused === document.activeElement)) setIt(() => came);
    return came;
  };
  return [it, { isPending, onPress }] as const;
}
