/** Whether it is still there. One whose page cuts every tie to who opened it counts as closed. */
export type ShownTab = Pick<Window, 'closed'>;

/** A tab that was opened at the press, before it is known where it leads (D25): afterwards no browser would open one. */
export interface WaitingTab {
  /** Leads it there, and answers with what is told of it from then on; blocked, the same tab goes, and null is answered. */
  go: (address: string) => ShownTab | null;
  /** It was blocked, or closed meanwhile. */
  isLost: () => boolean;
  /** There is nowhere to go. */
  close: () => void;
}

const waiting = new Set<Window | null>();

/** Uncovers the page that they lie over: what they waited for goes on in it. */
export const closeWaitingTabs = (): void => waiting.forEach((tab) => tab?.close());

export function openWaitingTab(page: Window = window): WaitingTab {
  // 'noopener' would give no handle, so the opener is taken from it instead.
  const tab = page.open('', '_blank');
  if (tab) tab.opener = null;
  waiting.add(tab);
  return {
    isLost: () => !tab || tab.closed,
    go: (address) => {
      waiting.delete(tab);
      if (!tab || tab.closed) {
        page.location.assign(address);
        return null;
      }
      tab.location.replace(address);
      return tab;
    },
    close: () => {
      waiting.delete(tab);
      tab?.close();
    },
  };
}

/** Only payment pages that the server names, or its own, are followed. */
export function isCheckoutAddress(
  address: string,
  { url, checkoutHosts }: { url: string; checkoutHosts: readonly string[] },
): boolean {
  const there = new URL(address);
  if (there.origin === new URL(url).origin) return true;
  return there.protocol === 'https:' && checkoutHosts.includes(there.host);
}
