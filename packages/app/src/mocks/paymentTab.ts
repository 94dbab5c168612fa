import { expect, spyOn, waitFor } from 'storybook/test';

/** Takes the place of the tab that is opened at a press (D25), so that none opens: where it led is told. */
export function paymentTab() {
  const led: string[] = [];
  let isClosed = false;
  const tab = {
    opener: window as Window | null,
    closed: false,
    location: { replace: (address: string) => void led.push(address) },
    close: () => {
      isClosed = true;
    },
  };
  const opened = spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return {
    leadsTo: (address: string) =>
      waitFor(async () => {
        await expect(opened).toHaveBeenLastCalledWith('', '_blank');
        await expect(tab.opener).toBeNull();
        await expect(led).toEqual([address]);
      }),
    isClosedAgain: () => waitFor(() => expect([isClosed, led]).toEqual([true, []])),
  };
}
