import { generalWords } from '@kinora/contract';
import { hearEvents } from '@kinora/design-system';
import { useEffect } from 'react';
import { network, useToasts } from '../toasts.tsx';

/**
 * One calm word while the device has no network; what failed is asked for again when it is back. It floats, so that
 * nothing one works with moves when it comes and goes.
 */
export function useOfflineNews(): void {
  const toasts = useToasts();
  useEffect(() => {
    let said: string | null = null;
    const look = () => {
      if (said !== null) toasts.close(said);
      said = navigator.onLine
        ? null
        : toasts.add({ tone: 'warning', topic: network, title: generalWords.offlineNow }, { timeout: null });
    };
    look();
    const leave = hearEvents(['online', 'offline'], look);
    return () => {
      leave();
      if (said !== null) toasts.close(said);
    };
  }, [toasts]);
}
