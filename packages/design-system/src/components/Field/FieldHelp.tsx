import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import { CircleAlert } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { description as descriptionClass, error } from './Field.css.ts';

interface FieldHelpProps {
  description?: ReactNode;
  errorMessage?: ReactNode;
}

/** Help under a field, and what is wrong with it. React Aria ties both to the control. */
export function FieldHelp({ description, errorMessage }: FieldHelpProps) {
  return (
    <>
      {description && (
        <Text slot="description" data-part="description" className={descriptionClass}>
          {description}
        </Text>
      )}
      {errorMessage && (
        <FieldError data-part="error" className={error}>
          <Icon glyph={CircleAlert} size={16} />
          <span>{errorMessage}</span>
        </FieldError>
      )}
    </>
  );
}
