import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { accountLetter, type LinkKind } from '../mail/accountLetters.ts';
import { write } from '../operate/write.ts';

/** What Supabase calls the mails that it sends by itself. */
const names: Readonly<Record<LinkKind, string>> = {
  signup: 'confirmation',
  recovery: 'recovery',
  magiclink: 'magic_link',
  email_change: 'email_change',
};

export interface MailTemplate {
  readonly name: string;
  readonly subject: string;
  readonly html: string;
}

/** The letters of the embedded server, with Supabase's own place for the link. */
export const mailTemplates: readonly MailTemplate[] = Object.entries(names).map(([kind, name]) => {
  const { subject, html } = accountLetter(kind as LinkKind, '', '{{ .ConfirmationURL }}');
  return { name, subject, html };
});

/** Not named as a page alone: a formatter would break the lines of one, and both must say the same to the letter. */
export const templateFile = (name: string): string => `${name}.html.tmpl`;

export const templatesFolder = fileURLToPath(new URL('../../supabase/templates/', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(templatesFolder, { recursive: true });
  for (const { name, html } of mailTemplates)
    await writeFile(path.join(templatesFolder, templateFile(name)), html);
  write(`Wrote ${mailTemplates.length} templates into ${templatesFolder}`);
}
