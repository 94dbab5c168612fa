import type { RouterProviderProps } from 'react-router/dom';

type Router = RouterProviderProps['router'];

/** When the code of the screen at the router's address is there, or is known not to come. */
export const routerReady = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
