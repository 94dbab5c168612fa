// oxlint-disable-next-line no-restricted-imports -- The one that all others are built on.
import { Button } from 'react-aria-components';
import type { ButtonProps } from 'react-aria-components';
import type { RefAttributes } from 'react';
import { ownClicks } from './ownClicks.ts';
import { whileDisabled } from './whileDisabled.ts';

/** What every button of the system is underneath, without a look. */
export const NativeButton = (props: ButtonProps & RefAttributes<HTMLButtonElement>) => (
  <Button {...ownClicks} {...whileDisabled} {...props} />
);
