import { escapeHtml } from '../../mail/escapeHtml.ts';
import type { InboxEntry } from '../../mail/inboxMail.ts';

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** Kinora's plain look, in the colours of its palette, without anything of the app. */
export const inboxStyles = `
:root { color-scheme: light dark; --canvas: light-dark(#f3f3f3, #100f0e); --surface: light-dark(#fff, #201f1e);
  --line: light-dark(#cbcac9, #3a3937); --ink: light-dark(#1e1b18, #f1f0ec); --soft: light-dark(#4f4d49, #b9b8b3); }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px; background: var(--canvas); color: var(--ink);
  font: 16px/1.5 Archivo, 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 640px; margin: 0 auto; }
h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.25; }
h2 { margin: 0; font-size: 18px; line-height: 1.35; }
p { margin: 0 0 16px; }
.lead, .meta { color: var(--soft); }
.meta { margin: 0 0 12px; font-size: 14px; }
ul { margin: 24px 0 0; padding: 0; list-style: none; display: grid; gap: 12px; }
article, .empty { padding: 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
.actions { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; margin: 0; }
a { color: inherit; }
a.action { display: inline-flex; align-items: center; min-height: 44px; padding: 0 20px; background: #fcd726; color: #221b0a;
  border: 1.5px solid #221b0a; border-radius: 6px; font-weight: 600; text-decoration: none; }
a.action:hover { background: #f5cc02; }
a:focus-visible { outline: 3px solid transparent; border-radius: 6px; box-shadow: 0 0 0 2px #100f0e, 0 0 0 4px #fcd726, 0 0 0 5px #100f0e; }
`.trim();

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
