import type { LedgerWorld } from '../../credits/testing/ledgerWorld.ts';

/** As if everything stood still for so many minutes: whatever the database remembers is so much longer ago. */
export async function absence({ sql }: Pick<LedgerWorld, 'sql'>, minutes: number): Promise<void> {
  const times = [
    'created_at',
    'waiting_since',
    'attempted_at',
    'alive_at',
    'asked_at',
    'running_since',
    'lease_until',
    'next_poll_at',
  ];
  const earlier = (name: string) => `${name} = ${name} - make_interval(mins => $1)`;
  await sql(`update public.generation_jobs set ${times.map(earlier).join(', ')} where ended_at is null`, [
    minutes,
  ]);
  await sql(`update private.presence set ${earlier('seen_at')}`, [minutes]);
}
