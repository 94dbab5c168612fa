export interface OpenStateProps {
  isOpen?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** What was given of it: React Aria's triggers take what is there, if undefined, for a wish. */
export function openState({ isOpen, defaultOpen, onOpenChange }: OpenStateProps) {
  return {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
}
