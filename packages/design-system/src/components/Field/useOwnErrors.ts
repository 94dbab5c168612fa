import { use, useState } from 'react';
import type { ReactNode } from 'react';
import { FormValidationContext } from 'react-aria-components';

/**
 * What is wrong with a control that React Aria keeps no errors for: what it is told itself, or what the Form around
 * it says of its name until it is corrected.
 */
export function useOwnErrors(name: string | undefined, errorMessage: ReactNode) {
  const said = use(FormValidationContext);
  const [corrected, setCorrected] = useState<typeof said>();
  const own = name && said !== corrected ? said[name] : undefined;
  const errors = [own ?? []].flat();
  return {
    errors,
    isInvalid: Boolean(errorMessage) || errors.length > 0,
    correct: () => setCorrected(said),
  };
}
