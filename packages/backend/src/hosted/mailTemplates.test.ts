import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { accountLetter, linkKinds } from '../mail/accountLetters.ts';
import { mailTemplates, templateFile, templatesFolder } from './mailTemplates.ts';

const config = await readFile(path.join(templatesFolder, '../config.toml'), 'utf8');

it('Supabase mails what the embedded server mails, word for word', async () => {
  expect((await readdir(templatesFolder)).toSorted()).toEqual(
    mailTemplates.map(({ name }) => templateFile(name)).toSorted(),
  );
  const said = await Promise.all(
    mailTemplates.map(({ name }) => readFile(path.join(templatesFolder, templateFile(name)), 'utf8')),
  );
  const link = 'https://kinora.example.org/auth/v1/verify?token=1';
  expect(said.map((html) => html.replaceAll('{{ .ConfirmationURL }}', link))).toEqual(
    linkKinds.map((kind) => accountLetter(kind, 'ada@example.org', link).html),
  );
  // The link is the only thing in them that Supabase fills in.
  for (const html of said) expect(html.match(/\{\{.*?\}\}/g)).toHaveLength(3);
});

it.each(mailTemplates)(
  'Supabase’s configuration names the $name letter and its subject',
  ({ name, subject }) => {
    expect(config).toContain(
      `[auth.email.template.${name}]\nsubject = "${subject}"\ncontent_path = "./supabase/templates/${templateFile(name)}"\n`,
    );
  },
);

it('links that Supabase mails work as long as they say', () => {
  expect(config).toContain('\notp_expiry = 3600\n');
  for (const kind of linkKinds)
    expect(accountLetter(kind, 'ada@example.org', 'https://kinora.example.org').text).toContain('one hour');
});
