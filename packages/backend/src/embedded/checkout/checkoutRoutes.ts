import { Hono, type Context } from 'hono';
import type { ServiceDatabase } from '../../credits/serviceDatabase.ts';
import { billingActions, managed, paidOffer, type BillingAction } from '../../payments/local/localBilling.ts';
import type { Report } from '../../payments/local/localReports.ts';
import { returnPaths, type Offer, type PlanOnOffer } from '../../payments/payments.ts';
import { pageStyles } from '../pageStyles.ts';
import { billingPage, checkoutPage, closedPage } from './checkoutPage.ts';

export interface CheckoutRoutesOptions {
  readonly database: ServiceDatabase;
  readonly report: Report;
  readonly clock: () => Date;
  readonly newId: () => string;
}

const policy = `default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const declined = 'The test card was declined. Nothing was charged.';

/** Pressed on the page itself, and not sent by another one that guessed an address. */
function isOwn({ req }: Context): boolean {
  const site = req.header('sec-fetch-site');
  const origin = req.header('origin');
  return (
    (site ?? 'same-origin') === 'same-origin' && (!origin || URL.parse(origin)?.host === req.header('host'))
  );
}

/** The local checkout and billing pages. Each belongs to the session that opened it, and dies with it. */
export function checkoutRoutes({ database, report, clock, newId }: CheckoutRoutesOptions): Hono {
  const app = new Hono();
  const find = async (context: Context, isPortal: boolean): Promise<Offer | null> => {
    const id = context.req.param('id') ?? '';
    const offer = uuid.test(id)
      ? await database.call<Offer | null>('checkout_page', { p_checkout: id })
      : null;
    return offer && !offer.isCompleted && (offer.kind === 'portal') === isPortal ? offer : null;
  };
  const show = (context: Context, html: string, status: 200 | 403 | 410 = 200) => {
    context.header('content-security-policy', policy);
    context.header('cache-control', 'no-store');
    // What is bought is nobody's business whom the page leads to.
    context.header('referrer-policy', 'same-origin');
    return context.html(html, status);
  };
  const plansOnOffer = () => database.call<PlanOnOffer[]>('plans_on_offer');
  const billing = async (context: Context, { id, subscription }: Offer, note: string | null) =>
    show(context, billingPage(id, subscription, await plansOnOffer(), note));

  app.get('/dev/checkout.css', (context) =>
    context.body(pageStyles, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' }),
  );

  app.get('/dev/checkout/:id', async (context) => {
    const offer = await find(context, false);
    return offer ? show(context, checkoutPage(offer, null)) : show(context, closedPage(), 410);
  });
  app.post('/dev/checkout/:id/:action{pay|decline|cancel}', async (context) => {
    const offer = await find(context, false);
    if (!offer) return show(context, closedPage(), 410);
    if (!isOwn(context)) return show(context, closedPage(), 403);
    const { action } = context.req.param();
    if (action === 'decline') return show(context, checkoutPage(offer, declined));
    if (action === 'cancel') return context.redirect(returnPaths.cancelled, 303);
    await report(paidOffer(offer, clock(), newId));
    return context.redirect(returnPaths.done, 303);
  });

  app.get('/dev/billing/:id', async (context) => {
    const offer = await find(context, true);
    return offer ? billing(context, offer, null) : show(context, closedPage(), 410);
  });
  app.post('/dev/billing/:id/:action', async (context) => {
    const offer = await find(context, true);
    if (!offer?.subscription) return show(context, closedPage(), 410);
    if (!isOwn(context)) return show(context, closedPage(), 403);
    const { action } = context.req.param();
    const change = /^change-([a-z0-9-]{1,60})$/.exec(action)?.[1];
    if (change) {
      const opened = await database.call<Offer>('open_checkout_beside', {
        p_checkout: offer.id,
        p_plan: change,
        p_cycle: offer.subscription.cycle,
      });
      return context.redirect(`/dev/checkout/${opened.id}`, 303);
    }
    if (!billingActions.includes(action as BillingAction)) return show(context, closedPage(), 410);
    await report(managed(action as BillingAction, offer.subscription, clock(), newId));
    return context.redirect(`/dev/billing/${offer.id}`, 303);
  });
  return app;
}
