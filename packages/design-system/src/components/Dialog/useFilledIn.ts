import { useRef, useState } from 'react';
import type { FormEvent } from 'react';

interface Leaving {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Leaving asks first. */
  asksFirst: boolean | undefined;
  /** Something that no field tells. */
  isFilledIn: boolean | undefined;
}

/** What was typed or chosen in the forms of a dialog, and how it is left so that this is not lost. */
export function useFilledIn({ isOpen, onOpenChange, asksFirst, isFilledIn }: Leaving) {
  const touched = useRef(new Set<HTMLInputElement>());
  const from = useRef<HTMLElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking && !isOpen) setIsAsking(false);

  // A field that is gone holds nothing: it was sent, or put away.
  const isHeld = (holds: (field: HTMLInputElement) => unknown) =>
    isFilledIn || [...touched.current].some((field) => field.isConnected && holds(field));
  return {
    isAsking,
    onInput: ({ target }: FormEvent) => {
      const field = target as HTMLInputElement;
      // What stands in no form takes effect at once: a volume, a switch.
      if (field.form) touched.current.add(field);
    },
    mayBeDismissed: () => !isHeld(() => true),
    /** Whoever leaves while it asks stays. */
    onOpenChange: () => {
      if (isAsking) from.current?.focus();
      else if (asksFirst && isHeld(({ type, value }) => !/radio|check/.test(type) && value.trim()))
        from.current = document.activeElement as HTMLElement;
      else return onOpenChange(false);
      setIsAsking(!isAsking);
    },
  };
}
