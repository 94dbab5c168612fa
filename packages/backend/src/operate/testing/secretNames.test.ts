import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { secretNames } from './secretNames.ts';

/** Read from the environment, and no secret. */
const open = [
  'FAL_FILE_HOSTS',
  'FAL_MODELS',
  'FAL_REST_URL',
  'FAL_QUEUE_URL',
  'FAL_USER_ID',
  'FAL_WEBHOOK_URL',
  'HOST',
  'INIT_CWD',
  'KINORA_ALPHA_AUTH',
  'KINORA_APP',
  'KINORA_BLOCKED_WORDS',
  'KINORA_BLOCKED_WORDS_LIST',
  'KINORA_CLIP_SCALE',
  'KINORA_DATA',
  'KINORA_DEMO_HISTORY',
  'KINORA_ENGINE',
  'KINORA_LINKS',
  'KINORA_LOG',
  'KINORA_MOST_AT_ONCE',
  'KINORA_TRAINER',
  'KINORA_OPERATOR_MAIL',
  'KINORA_ORIGINS',
  'KINORA_PAYMENTS',
  'KINORA_PROXIES',
  'KINORA_SIGNING_CERTIFICATE',
  'KINORA_URL',
  'MAIL_FROM',
  'NODE_ENV',
  'PATH',
  'PORT',
  'STRIPE_API_URL',
  'SUPABASE_ANON_KEY',
  'SUPABASE_PUBLISHABLE_KEYS',
  'SUPABASE_URL',
];
/** Set by Supabase beside what the functions read. */
const unread = ['SUPABASE_DB_URL'];

it('whatever is read from the environment is said to be a secret or not to be one (A100)', async () => {
  const sources = fileURLToPath(new URL('../../', import.meta.url));
  const names = (await readdir(sources, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file),
  );
  const lines = (await Promise.all(names.map((file) => readFile(path.join(sources, file), 'utf8'))))
    .join('\n')
    .split('\n')
    .filter((line) => /\benv\b/.test(line));
  const read = new Set(
    lines.flatMap((line) => Array.from(line.matchAll(/'([A-Z][A-Z0-9_]+)'/g), ([, name]) => name!)),
  );
  expect([...read, ...unread].toSorted()).toEqual([...open, ...secretNames].toSorted());
});
