import { shownNumber } from '@kinora/contract';
import { escapeHtml } from '../../mail/escapeHtml.ts';
import { money } from '../../mail/dueLetters.ts';
import { beginsNow } from '../../payments/local/localBilling.ts';
import {
  currency,
  returnPaths,
  type CurrentSubscription,
  type Offer,
  type PlanOnOffer,
} from '../../payments/payments.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const on = (iso: string) => day.format(new Date(iso));

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Kinora</title>
<link rel="stylesheet" href="/dev/checkout.css">
</head>
<body>
<main>
<p class="test">Test page of this machine. No money moves, and no card is asked for.</p>
${body}
</main>
</body>
</html>
`;
}

const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

const button = (address: string, label: string, style = ''): string =>
  `<form method="post" action="${escapeHtml(address)}"><button${style && ` class="${style}"`}>${escapeHtml(label)}</button></form>`;

const said = (note: string | null): string => (note ? `<p role="status">${escapeHtml(note)}</p>` : '');

/** Pay, Decline, Cancel. */
export function checkoutPage(offer: Offer, note: string | null): string {
  const { id, itemName, kind, cycle, credits, cents, subscription } = offer;
  const isEnd = kind === 'plan' && cents === 0;
  const waits = kind === 'plan' && subscription !== null && (isEnd || !beginsNow(offer));
  const rows: (readonly [string, string])[] = [
    ['Item', kind === 'pack' ? `${itemName} pack` : `${itemName} plan, ${cycle}`],
    ...(credits ? [['Credits', shownNumber(credits)] as const] : []),
    ['Price', money(cents ?? 0, currency)],
    ...(subscription && kind === 'plan'
      ? [
          ['Your plan now', subscription.planName] as const,
          ['Begins', waits ? on(subscription.periodEnd) : 'Now'] as const,
        ]
      : []),
  ];
  const pay = waits ? 'Confirm the change' : 'Pay';
  return page(
    'Test checkout',
    `<h1>Test checkout</h1>
${said(note)}<article>${facts(rows)}<div class="actions">${button(`/dev/checkout/${id}/pay`, pay)}${
      waits ? '' : button(`/dev/checkout/${id}/decline`, 'Decline', 'plain')
    }${button(`/dev/checkout/${id}/cancel`, 'Cancel', 'plain')}</div></article>`,
  );
}

export function billingPage(
  id: string,
  subscription: CurrentSubscription | null,
  plans: readonly PlanOnOffer[],
  note: string | null,
): string {
  const back = `<p class="actions"><a href="${returnPaths.managed}">Back to Kinora</a></p>`;
  if (!subscription)
    return page(
      'Test billing',
      `<h1>Test billing</h1>\n${said(note)}<p class="empty">You have no plan that is paid for.</p>${back}`,
    );
  const act = (action: string, label: string, style = '') =>
    button(`/dev/billing/${id}/${action}`, label, style);
  const isLate = subscription.status === 'past_due';
  const rows: (readonly [string, string])[] = [
    ['Plan', `${subscription.planName}, ${subscription.cycle}`],
    ['Price', money(subscription.cents, currency)],
    isLate
      ? ['Payment failed', `The plan is kept until ${on(subscription.graceUntil ?? subscription.periodEnd)}`]
      : [subscription.cancelAtPeriodEnd ? 'Ends on' : 'Renews on', on(subscription.periodEnd)],
    ...(subscription.nextPlanName ? [['Then', subscription.nextPlanName] as const] : []),
  ];
  const waits = subscription.cancelAtPeriodEnd || subscription.nextPlan !== null;
  const others = plans
    .filter(({ id: plan }) => plan !== subscription.plan)
    .map(({ id: plan, name }) => act(`change-${plan}`, `Change to ${name}`, 'plain'));
  const actions = [
    isLate
      ? act('pay', 'Pay now')
      : waits
        ? act('keep', 'Keep the plan')
        : act('cancel', 'Cancel the plan', 'plain'),
    ...(isLate ? [] : others),
    isLate ? '' : act('fail', 'Let the next payment fail', 'plain'),
  ];
  return page(
    'Test billing',
    `<h1>Test billing</h1>\n${said(note)}<article>${facts(rows)}<div class="actions">${actions.join('')}</div></article>${back}`,
  );
}

export const closedPage = (): string =>
  page(
    'Test checkout',
    `<h1>This page is over</h1>
<p class="empty">It was paid already, left, or opened by a session that has ended. Nothing more is charged: what you bought stands in your account.</p>
<p class="actions"><a href="${returnPaths.managed}">Back to Kinora</a></p>`,
  );
