import { useState } from 'react';
import { useFetched } from './useFetched.ts';

/** What a button opens over the page, and whose code comes with its first press: the code, what it is told, and the button. */
export function useFetchedDialog<T>(fetch: () => Promise<T>) {
  const [isOpen, onOpenChange] = useState(false);
  const [late, { isPending, onPress }] = useFetched(fetch);
  const open = (press: object) => {
    onOpenChange(true);
    void (late ?? onPress(press));
  };
  return [late, { isOpen, onOpenChange }, { isPending, onPress: open }] as const;
}
