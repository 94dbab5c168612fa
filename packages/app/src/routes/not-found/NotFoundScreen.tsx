import { NotFound } from '@kinora/studio-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { log } from '../../log.ts';

export function Component() {
  const { pathname } = useLocation();
  useEffect(() => log('There is no page at', pathname), [pathname]);
  return <NotFound homeHref="/" />;
}
