import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './mail.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly opening: string;
  /** What it is about, line by line. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Words of a person, as they wrote them. */
  readonly quote?: string;
  readonly action?: { readonly label: string; readonly href: string };
  readonly closing: string;
  readonly replyTo?: string;
}

const ink = '#1e1b18';
const soft = '#4f4d49';
const line = '#cbcac9';

/** One message in both its forms. Mail programs know no style sheets, so the colours are written where they are used. */
export function composeLetter(letter: Letter): Mail {
  const { to, subject, replyTo } = letter;
  return { to, subject, text: textOf(letter), html: htmlOf(letter), ...(replyTo && { replyTo }) };
}

function textOf({ opening, facts = [], quote, action, closing }: Letter): string {
  const parts = [
    opening,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote,
    action && `${action.label}:\n${action.href}`,
    closing,
    'Kinora',
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function htmlOf({ subject, opening, facts = [], quote, action, closing }: Letter): string {
  const paragraph = (style: string, inner: string) => `<p style="margin:0 0 24px;${style}">${inner}</p>\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:32px 16px;background:#f3f3f3;color:${ink};font:16px/1.5 Archivo,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid ${line};border-radius:10px">
${paragraph('font-weight:600', 'Kinora')}<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${paragraph('', escapeHtml(opening))}${factsTable(facts)}${
    quote
      ? paragraph(
          `padding:0 0 0 16px;border-left:3px solid ${line};white-space:pre-wrap;overflow-wrap:anywhere`,
          escapeHtml(quote),
        )
      : ''
  }${action ? button(action) : ''}<p style="margin:0;font-size:14px;color:${soft}">${escapeHtml(closing)}</p>
</div>
</body>
</html>
`;
}

function factsTable(facts: NonNullable<Letter['facts']>): string {
  if (facts.length === 0) return '';
  const cell = `padding:6px 12px 6px 0;border-bottom:1px solid ${line};text-align:left;vertical-align:top;font-size:14px`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};font-weight:400;color:${soft}">${escapeHtml(label)}</th><td style="${cell};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:0 0 24px;border-collapse:collapse">${rows.join('')}</table>\n`;
}

function button({ label, href: address }: NonNullable<Letter['action']>): string {
  const href = escapeHtml(address);
  return `<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:12px 20px;background:#fcd726;color:#221b0a;border:1.5px solid #221b0a;border-radius:6px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 8px;font-size:14px;color:${soft}">If the button does nothing, open this address:</p>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a href="${href}" style="color:${ink}">${href}</a></p>
`;
}
