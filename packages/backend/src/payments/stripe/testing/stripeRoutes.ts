import { Hono, type Context } from 'hono';
import { metadataIn, type FakePrice, type StripeAccount } from './stripeAccount.ts';

/** As much of Stripe's interface as Kinora talks to: its paths, form bodies, errors, and keys for repeated calls. */
export function stripeRoutes(account: StripeAccount): Hono {
  const { secretKey, id, calls, kept, failing, customers, products, prices } = account;
  const { subscriptions, invoices, sessions, configurations, pages, refunds } = account;
  const app = new Hono();
  const refused = (context: Context, status: 400 | 404, error: object) => context.json({ error }, status);
  const missing = (context: Context, what: string, param = 'id') =>
    refused(context, 404, { code: 'resource_missing', message: `No such ${what}`, param });

  app.use('/v1/*', async (context, next) => {
    const { req } = context;
    if (req.header('authorization') !== `Bearer ${secretKey}`)
      return context.json({ error: { message: 'Invalid API Key provided' } }, 401);
    if (!req.header('stripe-version')) return refused(context, 400, { message: 'No version' });
    const path = req.path.replace('/v1/', '');
    const failure = failing.get(path);
    if (failure && failure.times > 0) {
      failure.times -= 1;
      return context.json({ error: { message: 'Down' } }, failure.status as 500);
    }
    if (req.method === 'GET') return next();
    const key = req.header('idempotency-key') ?? null;
    const known = key && kept.get(key);
    if (known) return context.json(known.body, known.status as 200);
    const values =
      req.method === 'POST'
        ? (Object.fromEntries(new URLSearchParams(await req.text())) as Record<string, string>)
        : {};
    context.set('values' as never, values as never);
    calls.push({ path: `${req.method} ${path}`, values, key });
    await next();
    if (key && context.res.ok) kept.set(key, { status: 200, body: await context.res.clone().json() });
    return undefined;
  });
  const valuesOf = (context: Context) => context.get('values' as never) as Record<string, string>;

  app.post('/v1/customers', (context) => {
    const customer = id('cus');
    customers.set(customer, { email: valuesOf(context)['email'] ?? '', isDeleted: false });
    return context.json({ id: customer });
  });
  app.delete('/v1/customers/:id', (context) => {
    const customer = customers.get(context.req.param('id'));
    if (!customer || customer.isDeleted) return missing(context, 'customer');
    customer.isDeleted = true;
    for (const each of subscriptions.values())
      if (each.customer === context.req.param('id')) each.status = 'canceled';
    return context.json({ id: context.req.param('id'), deleted: true });
  });
  app.post('/v1/products', (context) => {
    const { id: product = '' } = valuesOf(context);
    if (products.has(product))
      return refused(context, 400, { code: 'resource_already_exists', message: 'Product already exists.' });
    products.add(product);
    return context.json({ id: product });
  });
  app.get('/v1/prices', (context) => {
    const key = context.req.query('lookup_keys[0]');
    return context.json({ data: prices.filter((price) => price.lookup_key === key) });
  });
  app.get('/v1/prices/:id', (context) => {
    const price = prices.find((each) => each.id === context.req.param('id'));
    return price ? context.json(price) : missing(context, 'price');
  });
  app.post('/v1/prices', (context) => {
    const values = valuesOf(context);
    if (!products.has(values['product'] ?? '')) return missing(context, 'product', 'product');
    const key = values['lookup_key'] ?? null;
    for (const other of prices) if (other.lookup_key === key) other.lookup_key = null;
    const price: FakePrice = {
      id: id('price'),
      product: values['product'] ?? '',
      unit_amount: Number(values['unit_amount']),
      currency: values['currency'] ?? '',
      recurring: { interval: values['recurring[interval]'] ?? '' },
      metadata: metadataIn(values),
      lookup_key: key,
    };
    prices.push(price);
    return context.json(price);
  });
  app.post('/v1/checkout/sessions', (context) => {
    const values = valuesOf(context);
    const customer = customers.get(values['customer'] ?? '');
    if (!customer || customer.isDeleted) return missing(context, 'customer', 'customer');
    const session = id('cs');
    sessions.set(session, values);
    pages.set(session, { status: 'open', subscription: null });
    return context.json({ id: session, url: `https://checkout.stripe.com/c/${session}` });
  });
  app.get('/v1/checkout/sessions/:id', (context) => {
    const page = pages.get(context.req.param('id'));
    return page ? context.json({ id: context.req.param('id'), ...page }) : missing(context, 'session');
  });
  app.post('/v1/checkout/sessions/:id/expire', (context) => {
    const page = pages.get(context.req.param('id'));
    if (!page) return missing(context, 'session');
    if (page.status !== 'open')
      return refused(context, 400, {
        message: 'Only Checkout Sessions with a status of open can be expired.',
      });
    page.status = 'expired';
    return context.json({ id: context.req.param('id'), ...page });
  });
  app.post('/v1/refunds', (context) => {
    const { payment_intent: intent = '' } = valuesOf(context);
    if (refunds.some((refund) => refund.payment_intent === intent))
      return refused(context, 400, { code: 'charge_already_refunded', message: 'Refunded already.' });
    const whole = [...invoices.values()].find(({ payments }) => JSON.stringify(payments).includes(intent));
    refunds.push({ payment_intent: intent, amount: whole?.amount_paid ?? 0, status: 'succeeded' });
    return context.json({ id: id('re') });
  });
  app.get('/v1/refunds', (context) => {
    const of = refunds.filter((refund) => refund.payment_intent === context.req.query('payment_intent'));
    return context.json({
      data: of.map((refund, index) => ({ id: `re_${index}`, charge: null, ...refund })),
    });
  });
  app.get('/v1/invoices', (context) => {
    const of = context.req.query('subscription');
    const data = [...invoices.values()].filter(
      (invoice) => invoice.parent.subscription_details.subscription === of && invoice.amount_paid > 0,
    );
    return context.json({ data });
  });
  app.get('/v1/billing_portal/configurations', (context) => context.json({ data: configurations }));
  app.post('/v1/billing_portal/configurations', (context) => {
    const made = { id: id('bpc'), metadata: metadataIn(valuesOf(context)) };
    configurations.push(made);
    return context.json(made);
  });
  app.post('/v1/billing_portal/sessions', (context) => {
    const customer = customers.get(valuesOf(context)['customer'] ?? '');
    if (!customer || customer.isDeleted) return missing(context, 'customer', 'customer');
    const session = id('bps');
    return context.json({ id: session, url: `https://billing.stripe.com/p/${session}` });
  });
  app.get('/v1/subscriptions/:id', (context) => {
    const found = subscriptions.get(context.req.param('id'));
    return found ? context.json(found) : missing(context, 'subscription');
  });
  app.delete('/v1/subscriptions/:id', (context) => {
    const found = subscriptions.get(context.req.param('id'));
    if (!found || found.status === 'canceled') return missing(context, 'subscription');
    found.status = 'canceled';
    return context.json(found);
  });
  app.get('/v1/invoices/:id', (context) => {
    const found = invoices.get(context.req.param('id'));
    return found ? context.json(found) : missing(context, 'invoice');
  });
  return app;
}
