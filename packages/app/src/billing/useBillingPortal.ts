import { useState } from 'react';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { useOneAtATime } from '../useOneAtATime.ts';
import { useCheckout, type Checkout } from './useCheckout.ts';
import { forgetWay } from './wayToPay.ts';

/** Leads to where cards, invoices and cancellation are, in one tab however often it is asked for on the way. */
export function useBillingPortal(failed: Checkout['failed']) {
  const { plans } = useStudioApi();
  const checkOut = useCheckout();
  const [isPending, setIsPending] = useState(false);
  const open = useOneAtATime(async () => {
    setIsPending(true);
    // A plan that is changed there is not what was bought from here before.
    forgetWay();
    await checkOut({ ask: () => plans.portal(), failed });
    setIsPending(false);
  });
  return { isPending, open };
}
