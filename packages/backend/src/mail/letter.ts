import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './mail.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly opening: string;
  readonly action: { readonly label: string; readonly href: string };
  readonly closing: string;
}

/** One message in both its forms. Mail programs know no style sheets, so the colours are written where they are used. */
export function composeLetter({ to, subject, opening, action, closing }: Letter): Mail {
  const href = escapeHtml(action.href);
  const text = `${opening}\n\n${action.label}:\n${action.href}\n\n${closing}\n\nKinora\n`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:32px 16px;background:#f3f3f3;color:#1e1b18;font:16px/1.5 Archivo,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #cbcac9;border-radius:10px">
<p style="margin:0 0 24px;font-weight:600">Kinora</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
<p style="margin:0 0 24px">${escapeHtml(opening)}</p>
<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:12px 20px;background:#fcd726;color:#221b0a;border:1.5px solid #221b0a;border-radius:6px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 8px;font-size:14px;color:#4f4d49">If the button does nothing, open this address:</p>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a href="${href}" style="color:#1e1b18">${href}</a></p>
<p style="margin:0;font-size:14px;color:#4f4d49">${escapeHtml(closing)}</p>
</div>
</body>
</html>
`;
  return { to, subject, text, html };
}
