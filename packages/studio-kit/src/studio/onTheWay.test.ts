import { wanImageToVideo } from '@kinora/contract';
import { expect, it } from 'vitest';
import { attendTo } from './attendTo.ts';
import { onTheWayTo, type Order } from './onTheWay.ts';

it('what was sent before it was told who is here is theirs, and given up when somebody else comes', () => {
  let tell = (_person: string) => {};
  const page = onTheWayTo({
    auth: {
      onChange(listener) {
        tell = (id) => listener('SIGNED_IN', { user: { id } });
        return () => {};
      },
    },
  });
  const [work] = attendTo(() => new Promise(() => {}), { hear() {}, end() {} });
  const order: Order = {
    sent: { key: 'one', tool: wanImageToVideo, draft: {} },
    form: '{}',
    who: page.who,
    begin: () => new Promise(() => {}),
    unsure: null,
  };
  page.sendings.set('lantern', { order, work, giveUp: () => work.giving.abort() });

  tell('mara');
  expect(work.giving.signal.aborted).toBe(false);
  expect(order.who).toBe(page.who);
  expect(page.sendings.size).toBe(1);

  tell('jonas');
  expect(work.giving.signal.aborted).toBe(true);
  expect(order.who).not.toBe(page.who);
  expect(page.sendings.size).toBe(0);
});
