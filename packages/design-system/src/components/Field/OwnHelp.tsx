import type { ReactNode } from 'react';
import { FieldErrorContext, TextContext } from 'react-aria-components';
import { field } from './Field.css.ts';
import { FieldHelp } from './FieldHelp.tsx';

interface OwnHelpProps {
  /** By this the control says that it is described by it. */
  id: string;
  description: ReactNode;
  errorMessage: ReactNode;
  errors: readonly string[];
  isInvalid: boolean;
  className?: string | undefined;
}

/** Help and error of a control that React Aria ties neither to. */
export function OwnHelp({ id, errors, isInvalid, className = field, ...said }: OwnHelpProps) {
  if (!said.description && !isInvalid) return null;
  const validation = { isInvalid, validationErrors: [...errors], validationDetails: noDetails };
  return (
    <div id={id} className={className}>
      {/* What stands around, a dialog or a form, has slots of its own. */}
      <TextContext value={null}>
        <FieldErrorContext value={validation}>
          <FieldHelp {...said} />
        </FieldErrorContext>
      </TextContext>
    </div>
  );
}

// Nothing here asks which of the browser's own rules was broken.
const noDetails = {} as ValidityState;
