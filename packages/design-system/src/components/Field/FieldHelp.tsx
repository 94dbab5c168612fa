import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { CircleAlert } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { error } from './Field.css.ts';
import { FieldDescription } from './FieldDescription.tsx';

interface FieldHelpProps {
  description?: ReactNode;
  errorMessage?: ReactNode;
  className?: string | undefined;
}

/** Help under a field, and what is wrong with it. React Aria ties both to the control. */
export function FieldHelp({ description, errorMessage, className }: FieldHelpProps) {
  return (
    <>
      <FieldDescription className={className}>{description}</FieldDescription>
      {/* Draws nothing while the field is valid. */}
      <FieldError data-part="error" className={joinClasses(error, className)}>
        {({ validationErrors }) => (
          <>
            <Icon glyph={CircleAlert} size={16} />
            <span>{errorMessage ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
