import { escapeHtml } from '../../mail/escapeHtml.ts';
import type { InboxEntry } from '../../mail/inboxMail.ts';

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** Looks for new mail every few seconds and draws the page again only when there is some. */
export const inboxScript = `
const newest = () => document.querySelector('main').dataset.newest;
const look = async () => {
  const entries = await fetch('/dev/inbox.json', { cache: 'no-store' }).then((answer) => answer.json()).catch(() => null);
  if (entries && (entries[0]?.id ?? '') !== newest()) location.reload();
};
setInterval(() => document.visibilityState === 'visible' && look(), 3000);
`.trim();

export function inboxPage(entries: readonly InboxEntry[]): string {
  const list = entries.length
    ? `<ul>${entries.map((entry) => `<li>${card(entry)}</li>`).join('')}</ul>`
    : `<p class="empty">No mail yet. Sign up or ask for a new password, and the mail appears here.</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox – Kinora</title>
<link rel="stylesheet" href="/dev/inbox.css">
<script type="module" src="/dev/inbox.js"></script>
</head>
<body>
<main data-newest="${escapeHtml(entries[0]?.id ?? '')}">
<h1>Development inbox</h1>
<p class="lead">No mail server is set up, so every mail that Kinora would send stays here, on this machine.</p>
${list}
</main>
</body>
</html>
`;
}

function card(entry: InboxEntry): string {
  const link = linkIn(entry);
  const action = link
    ? `<a class="action" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`
    : '';
  return `<article>
<h2>${escapeHtml(entry.subject)}</h2>
<p class="meta">To ${escapeHtml(entry.to)}, <time datetime="${escapeHtml(entry.sentAt)}">${when.format(new Date(entry.sentAt))}</time></p>
<p class="actions">${action}<a href="/dev/inbox/${encodeURIComponent(entry.id)}">See the whole mail</a></p>
</article>`;
}

/** The one thing a mail asks its reader to do: the line before the address names it. */
export function linkIn({ text }: Pick<InboxEntry, 'text'>): { label: string; href: string } | null {
  const [, label, href] = /^(.+):\n(https?:\/\/\S+)$/m.exec(text) ?? [];
  return label && href ? { label, href } : null;
}
