import { expect, it } from 'vitest';
import { fewAtOnce, mostAtOnce } from './fewAtOnce.ts';

it('few files of one person are let in at once, all of others, and the next as soon as one has ended, however it ended', async () => {
  const receive = fewAtOnce();
  const ends: { good: (value: string) => void; bad: (reason: Error) => void }[] = [];
  const begin = (owner: string | null) =>
    receive(owner, () => new Promise<string>((good, bad) => ends.push({ good, bad })));
  const first = Array.from({ length: mostAtOnce }, () => begin('ada'));
  await expect(begin('ada')).rejects.toMatchObject({ status: 429 });
  const others = [begin('bob'), begin(null)];
  ends[0]!.good('there');
  await expect(first[0]).resolves.toBe('there');
  const next = begin('ada');
  ends[1]!.bad(new Error('cut off'));
  await expect(first[1]).rejects.toThrow('cut off');
  const last = begin('ada');
  await expect(begin('ada')).rejects.toMatchObject({ status: 429 });
  for (const { good } of ends) good('there');
  await Promise.all([...first.slice(2), ...others, next, last]);
  const anew = begin('ada');
  ends.at(-1)!.good('there');
  await expect(anew).resolves.toBe('there');
});
