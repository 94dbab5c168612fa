import { Button, Heading, Notice, Stack } from '@kinora/design-system';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { log } from '../log.ts';
import { pageWidth } from './shell.css.ts';

const chunkMissing =
  /dynamically imported module|importing a module script|Failed to fetch|Unable to preload/i;

/** In place of a screen that broke, or whose code did not arrive. The rest of the app stays usable. */
export function RouteProblem() {
  const error = useRouteError();
  useEffect(() => log('A screen broke', error), [error]);
  const isMissing = error instanceof Error && chunkMissing.test(error.message);
  return (
    <Stack gap={16} className={pageWidth} align="start">
      <Heading level={1} tabIndex={-1}>
        {isMissing ? 'This page did not arrive' : 'This page broke'}
      </Heading>
      <Notice tone="danger">
        {isMissing
          ? 'Its code could not be fetched. Check your connection, then try again: what you typed elsewhere is kept.'
          : 'Something in it went wrong. Try again: what you typed is kept, and what is being made goes on.'}
      </Notice>
      <Button tone="accent" variant="solid" onPress={() => location.reload()}>
        Try again
      </Button>
    </Stack>
  );
}
