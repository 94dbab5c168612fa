import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { log } from '../log.ts';
import { isCodeMissing } from './isCodeMissing.ts';
import { ScreenProblem } from './ScreenProblem.tsx';

/** In place of a screen that broke, or a part of which did not arrive. */
export function RouteProblem() {
  const error = useRouteError();
  useEffect(() => log('A screen broke', error), [error]);
  return <ScreenProblem isMissing={isCodeMissing(error)} onRetryRequested={() => location.reload()} />;
}
