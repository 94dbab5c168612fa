import { useState, type ComponentType } from 'react';
import { tellOffline, tellReached, useToasts } from '../toasts.tsx';
import { latePart } from './latePart.tsx';

interface Openable {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What opens over a page, and whose code comes with the first time. Where that does not arrive it is said, and nothing is open. */
export function lateDialog<Props extends Pick<Openable, 'onOpenChange'>>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = latePart(fetch);
  return function LateDialog(props: Props & Openable) {
    const { isOpen, onOpenChange } = props;
    const toasts = useToasts();
    // One that was never open has nothing to be: its code may be here all the same, of another time.
    const [wasOpen, setWasOpen] = useState(isOpen);
    if (isOpen && !wasOpen) setWasOpen(true);
    return (
      wasOpen && (
        <Part
          {...props}
          isWanted={isOpen}
          onCame={() => tellReached(toasts)}
          onLost={() => {
            onOpenChange(false);
            tellOffline(toasts);
          }}
        />
      )
    );
  };
}
