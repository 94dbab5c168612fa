import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerWorld, type LedgerWorld } from '../credits/testing/ledgerWorld.ts';
import { factsOf, planPaid, reportsTo } from '../payments/testing/reports.ts';
import { deliverLetters } from './deliverLetters.ts';
import { dueLetter } from './dueLetters.ts';
import { mostSendSeconds, type Mail, type MailPort } from './mail.ts';

const site = 'https://kinora.example.org';
const shown = (kind: string, facts: object) => dueLetter(kind, facts, 'ada@example.org', site)!;

describe('a letter says in text and page what happened, what it means, and where to go', () => {
  it.each([
    [
      'receipt',
      {
        item: 'Creator pack',
        credits: 3500,
        cents: 1500,
        currency: 'usd',
        paidAt: '2026-11-21T12:00:00Z',
        reference: 'cs_1',
      },
      'Receipt for the Creator pack',
      ['$15.00', '3,500', 'November 21, 2026', 'cs_1', `${site}/account`],
    ],
    [
      'receipt',
      {
        item: 'Pro plan, yearly',
        cents: 29870,
        currency: 'usd',
        paidAt: '2026-11-21T12:00:00Z',
        renewsAt: '2027-11-21T12:00:00Z',
        reference: 'in_1',
      },
      'Receipt for the Pro plan, yearly',
      ['$298.70', 'November 21, 2027'],
    ],
    [
      'paymentFailed',
      { plan: 'Pro', until: '2026-11-28T12:00:00Z' },
      'Your payment for Pro failed',
      ['November 28, 2026', `${site}/pricing`],
    ],
    [
      'paidTwice',
      { plan: 'Pro', kept: 'Starter', cents: 2999, currency: 'usd', reference: 'in_2' },
      'Your second payment for a plan goes back',
      ['$29.99 for the Pro plan', 'the Starter plan was in force', 'in_2', `${site}/pricing`],
    ],
    [
      'paidLate',
      { plan: 'Pro', cents: 2999, currency: 'usd', reference: 'in_3' },
      'Your payment for Pro goes back',
      ['$29.99', 'after that plan had ended', 'in_3', `${site}/pricing`],
    ],
    [
      'moneyByHand',
      {
        provider: 'stripe',
        reference: 'cs_1',
        charge: 'pi_1',
        cents: 900,
        currency: 'usd',
        why: 'It was less than the price.',
        problem: 'The provider said: No.',
      },
      'A payment of $9.00 has to be looked at',
      ['less than the price. The provider said: No.', 'cs_1', 'pi_1'],
    ],
    [
      'foreignSubscription',
      { provider: 'stripe', subscription: 'sub_1', customer: 'cus_1', plan: 'pro' },
      'A subscription is left alone',
      ['Another installation', 'sub_1', 'cus_1', 'pro'],
    ],
    ['planEnded', { plan: 'Starter' }, 'Your Starter plan has ended', ['Free plan', 'not be charged']],
    [
      'videoLimit',
      { share: 80, used: 16, limit: 20, resetDate: '2026-12-01T00:00:00Z', balance: 1284 },
      'Most included videos are used',
      ['16 of 20', 'December 1, 2026', '1,284'],
    ],
    [
      'videoLimit',
      { share: 100, used: 3, limit: 3, resetDate: '2026-12-01T00:00:00Z', balance: 0 },
      'All included videos are used',
      ['all 3 video generations', `${site}/pricing`],
    ],
    ['accountDeleted', {}, 'Your account is deleted', ['without your name']],
  ])('%s: %o', (kind, facts, subject, said) => {
    const letter = shown(kind, facts);
    expect(letter).toMatchObject({ to: 'ada@example.org', subject });
    for (const words of said) {
      expect(letter.text).toContain(words);
      expect(letter.html).toContain(words);
    }
  });

  it('what a person wrote never acts in a mail', () => {
    const letter = shown('feedback', {
      name: '<img src=x>',
      email: 'eve@example.org',
      type: 'bug',
      subject: 'Hello\nBcc: all@example.org',
      message: '</p><script>alert(1)</script>',
      rating: null,
      isSignedIn: false,
    });
    expect(letter.html).not.toMatch(/<script|<img/);
    expect(letter.subject).toBe('Feedback: Hello Bcc: all@example.org');
    expect(letter.replyTo).toBe('eve@example.org');
  });

  it('a kind that is not known is none', () => {
    expect(dueLetter('toString', {}, 'ada@example.org', site)).toBeNull();
  });
});

describe('delivery', () => {
  let world: LedgerWorld;
  beforeAll(async () => {
    world = await ledgerWorld();
  });
  afterAll(() => world.close());

  /** A mailbox, or one that fails until it is mended. */
  function mailbox() {
    const sent: Mail[] = [];
    const logged: string[] = [];
    let isBroken = false;
    const deliver = () =>
      deliverLetters({
        database: world.database,
        site,
        log: (line) => logged.push(line),
        mail: {
          name: 'smtp',
          send: async (mail) => {
            if (isBroken) throw new Error('no route');
            sent.push(mail);
          },
          close: async () => {},
        },
      });
    return { sent, logged, deliver, breakDown: (broken: boolean) => (isBroken = broken) };
  }

  it('sends each letter once, however many postmen go at once', async () => {
    const box = mailbox();
    for (let person = 0; person < 5; person++) await reportsTo(world).buyPack(await world.newUser());
    await Promise.all([box.deliver(), box.deliver(), box.deliver()]);
    await box.deliver();
    expect(box.sent).toHaveLength(5);
    expect(new Set(box.sent.map(({ to }) => to)).size).toBe(5);
  });

  it('sends a letter that takes long once, though others look meanwhile, and by one name at every try', async () => {
    const user = await world.newUser();
    await reportsTo(world).buyPack(user);
    const names: (string | undefined)[] = [];
    let giveUp = (_problem: Error) => {};
    const slow = new Promise<void>((_resolve, reject) => (giveUp = reject));
    const box = (send: MailPort['send']) => () =>
      deliverLetters({
        database: world.database,
        site,
        log: () => {},
        mail: { name: 'smtp', send, close: async () => {} },
      });
    const first = box(async ({ messageId }) => {
      names.push(messageId);
      await slow;
    })();
    await expect.poll(() => names).toHaveLength(1);
    // As if the mail server had taken all the time that it may have.
    await world.sql(
      `update private.letters set next_try_at = next_try_at - make_interval(secs => $1)
      where sent_at is null`,
      [mostSendSeconds],
    );
    const again = box(async ({ messageId }) => void names.push(messageId));
    expect(await again()).toBe(0);
    giveUp(new Error('Too slow.'));
    expect(await first).toBe(0);
    await world.sql('update private.letters set next_try_at = now() where sent_at is null');
    expect(await again()).toBe(1);
    expect(names).toEqual([names[0], names[0]]);
    expect(names[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('keeps what could not be sent, tries again later each time, and gives up in the end', async () => {
    const box = mailbox();
    const user = await world.newUser();
    await reportsTo(world).apply(planPaid(factsOf(user)));
    box.breakDown(true);
    await box.deliver();
    expect(box.logged).toEqual(['A letter of the kind receipt could not be sent: no route']);
    box.breakDown(false);
    expect(await box.deliver()).toBe(0);
    const waits: number[] = [];
    const later = async () => {
      const [row] = await world.sql<{ wait: number }>(
        `update private.letters set next_try_at = now() where user_id = $1 and sent_at is null
         returning attempts as wait`,
        [user],
      );
      return row;
    };
    box.breakDown(true);
    for (let round = 0; round < 11; round++) {
      waits.push((await later())!.wait);
      await box.deliver();
    }
    expect(waits).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    await later();
    box.breakDown(false);
    expect(await box.deliver()).toBe(0);
  });

  it('forgets the address of a letter to nobody’s account once it is sent', async () => {
    const box = mailbox();
    const user = await world.newUser();
    await world.database.call('delete_account', { p_user: user });
    await box.deliver();
    expect(box.sent.map(({ subject, to }) => [subject, to])).toEqual([
      ['Your account is deleted', `${user}@example.com`],
    ]);
    expect(
      await world.sql('select from private.letters where recipient = $1', [`${user}@example.com`]),
    ).toEqual([]);
  });

  it('a letter tells at four fifths of the included videos and at the last, once a month each (A109)', async () => {
    const box = mailbox();
    const user = await world.newUser();
    await reportsTo(world).subscribe(user);
    await box.deliver();
    box.sent.length = 0;
    // 20 of Starter and 3 of Free: four fifths are 18.4.
    const run = async (verdict: 'completed' | 'failed') =>
      world.finish((await world.start(user)).task_id, verdict);
    for (let taken = 0; taken < 18; taken++) await run('completed');
    await box.deliver();
    expect(box.sent).toEqual([]);
    await run('failed');
    await box.deliver();
    expect(box.sent).toEqual([]);
    await run('completed');
    await box.deliver();
    expect(box.sent.map(({ subject }) => subject)).toEqual(['Most included videos are used']);
    for (let taken = 19; taken < 23; taken++) await run('completed');
    await box.deliver();
    expect(box.sent.map(({ subject }) => subject)).toEqual([
      'Most included videos are used',
      'All included videos are used',
    ]);
    expect(await world.drift()).toEqual([]);
  });

  it('no letter tells that all included videos are used while one may yet be given back (A109)', async () => {
    const box = mailbox();
    const user = await world.newUser();
    const subjects = async () => {
      await box.deliver();
      return box.sent.map(({ subject }) => subject).filter((subject) => subject.includes('included'));
    };
    const runs = [await world.start(user), await world.start(user), await world.start(user)];
    expect(await subjects()).toEqual([]);
    await world.finish(runs[0]!.task_id, 'completed');
    await world.finish(runs[1]!.task_id, 'completed');
    await world.finish(runs[2]!.task_id, 'failed');
    expect(await subjects()).toEqual([]);
    await world.finish((await world.start(user)).task_id, 'completed');
    expect(await subjects()).toEqual(['All included videos are used']);
    expect(box.sent.at(-1)!.text).toContain('all 3 video generations');
    expect(await world.drift()).toEqual([]);
  });

  it('a run that ends in the month after its start says nothing of the new one (A109)', async () => {
    const box = mailbox();
    const user = await world.newUser();
    const runs = [await world.start(user), await world.start(user), await world.start(user)];
    await world.sql(`update auth.users set created_at = created_at - interval '1 month' where id = $1`, [
      user,
    ]);
    await world.sql(
      `update public.allowance_lots set starts_at = starts_at - interval '1 month', ends_at = ends_at - interval '1 month' where user_id = $1`,
      [user],
    );
    await world.sql(
      `update public.credit_holds set created_at = created_at - interval '1 month' where user_id = $1`,
      [user],
    );
    for (const { task_id } of runs) await world.finish(task_id, 'completed');
    await box.deliver();
    expect(box.sent).toEqual([]);
    expect(await world.database.call('video_limits', { p_user: user })).toMatchObject({
      credits_used: 0,
      credits_remaining: 3,
    });
    expect(await world.drift()).toEqual([]);
  });
});
