import type { DeviceSession, Subscription } from '@kinora/contract';
import { noSubscription } from '@kinora/contract';

/** When the stories of accounts take place. */
export const accountClock = () => Date.UTC(2026, 10, 21, 9, 0);

export const sessionsFixture: readonly DeviceSession[] = [
  {
    id: 's-1',
    created_at: '2026-11-01T08:00:00.000Z',
    last_used_at: '2026-11-21T08:58:00.000Z',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    is_current: true,
  },
  {
    id: 's-2',
    created_at: '2026-11-10T08:00:00.000Z',
    last_used_at: '2026-11-20T19:00:00.000Z',
    user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    is_current: false,
  },
  {
    id: 's-3',
    created_at: '2026-10-10T08:00:00.000Z',
    last_used_at: '2026-11-02T19:00:00.000Z',
    user_agent: null,
    is_current: false,
  },
];

export const proSubscription: Subscription = {
  ...noSubscription,
  subscribed: true,
  subscription_tier: 'Pro',
  subscription_end: '2026-12-14T00:00:00.000Z',
  status: 'active',
};
