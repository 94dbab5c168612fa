import { Hono } from 'hono';
import type { Inbox } from '../../mail/inboxMail.ts';
import { pageStyles } from '../pageStyles.ts';
import { inboxPage, inboxScript, linkIn } from './inboxPage.ts';

const pagePolicy = `default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
// A mail brings its own inline colours, and nothing else of it may act.
const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation allow-popups`;

/** Shows the mails that stay on this machine: a page for people, JSON for tests. */
export function inboxRoutes(inbox: Inbox): Hono {
  const app = new Hono();
  app.use('/dev/*', async ({ header }, next) => {
    header('cache-control', 'no-store');
    // The links in here sign people in: no other page may read them.
    header('cross-origin-resource-policy', 'same-origin');
    await next();
  });
  app.get('/dev/inbox', async (context) => {
    context.header('content-security-policy', pagePolicy);
    return context.html(inboxPage(await inbox.list()));
  });
  app.get('/dev/inbox.json', async (context) => {
    const entries = await inbox.list(context.req.query('to'));
    return context.json(entries.map((entry) => ({ ...entry, link: linkIn(entry)?.href ?? null })));
  });
  app.get('/dev/inbox.css', (context) =>
    context.body(pageStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/dev/inbox.js', (context) =>
    context.body(inboxScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/dev/inbox/:id', async (context) => {
    const entry = await inbox.read(context.req.param('id'));
    if (!entry) return context.text('There is no such mail.\n', 404);
    context.header('content-security-policy', mailPolicy);
    return context.html(entry.html);
  });
  return app;
}
