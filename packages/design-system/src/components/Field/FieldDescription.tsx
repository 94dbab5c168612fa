import type { ReactNode } from 'react';
import { Text } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { description } from './Field.css.ts';

interface FieldDescriptionProps {
  children?: ReactNode;
  className?: string | undefined;
}

/** One line of help. React Aria ties it to the control that it stands in. */
export function FieldDescription({ children, className }: FieldDescriptionProps) {
  if (!children) return null;
  return (
    <Text slot="description" data-part="description" className={joinClasses(description, className)}>
      {children}
    </Text>
  );
}
