import { useLayoutEffect, type ReactNode } from 'react';

interface ArrivalProps {
  /** Called when what is inside stands on the page, before any of it is painted. */
  onArrived: () => void;
  children: ReactNode;
}

/** Tells when the first picture has been replaced. */
export function Arrival({ onArrived, children }: ArrivalProps) {
  useLayoutEffect(onArrived, [onArrived]);
  return children;
}
