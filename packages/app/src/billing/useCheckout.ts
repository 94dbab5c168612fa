import { log } from '../log.ts';
import { useConfig } from '../ConfigProvider.tsx';
import { markHere } from '../router/markHere.ts';
import { useRouter } from '../router/RouterProvider.tsx';
import { useToasts } from '../toasts.tsx';
import { isCheckoutAddress, openWaitingTab, type ShownTab } from './waitingTab.ts';

export interface Checkout {
  /** Asks the server where it is paid. */
  ask: () => Promise<{ readonly url: string }>;
  /** Said when that did not work. */
  failed: string | ((thrown: unknown) => string);
  /** It is paid in another tab: this one goes on. */
  onElsewhere?: (tab: ShownTab) => void;
}

/** Leads to a page of payment; answers whether it did. Call it at the press itself, before anything is awaited. */
export function useCheckout() {
  const config = useConfig();
  const toasts = useToasts();
  const router = useRouter();
  return async ({ ask, failed, onElsewhere }: Checkout): Promise<boolean> => {
    const tab = openWaitingTab();
    const isStillHere = markHere(router);
    toasts.end('checkout');
    try {
      const { url } = await ask();
      if (!isCheckoutAddress(url, config)) throw new Error(`The server named a foreign page of payment.`);
      // The page takes the place of the tab only for who is still on it.
      if (tab.isLost() && !isStillHere()) {
        tab.close();
        return false;
      }
      const shown = tab.go(url);
      if (shown) onElsewhere?.(shown);
      return true;
    } catch (thrown) {
      tab.close();
      const title = typeof failed === 'string' ? failed : failed(thrown);
      log(title, thrown);
      toasts.add({ tone: 'danger', topic: 'checkout', title });
      return false;
    }
  };
}
