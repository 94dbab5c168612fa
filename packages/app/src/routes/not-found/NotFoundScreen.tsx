import { NotFound } from '@kinora/studio-kit';
import { useEffect } from 'react';
import { log } from '../../log.ts';
import { useLocation } from '../../router/RouterProvider.tsx';

export function Component() {
  const { pathname } = useLocation();
  useEffect(() => log('There is no page at', pathname), [pathname]);
  return <NotFound homeHref="/" />;
}
