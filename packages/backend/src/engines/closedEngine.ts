import type { Engine } from './engine.ts';

/** A public server whose operator named no engine: every tool says that it is not available here, and nothing is reserved. */
export function closedEngine(): Engine {
  const never = (): never => {
    throw new Error('There is no engine on this server.');
  };
  return {
    name: 'none',
    atOnce: 0,
    pollMilliseconds: 60_000,
    digitalSourceType: '',
    madeBy: never,
    capabilities: () => null,
    objection: never,
    submit: never,
    status: never,
    result: never,
    cancel: never,
    close: async () => {},
  };
}
