import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { label as labelClass, labelRow, requiredMark } from './Field.css.ts';

interface FieldLabelProps {
  children: ReactNode;
  isRequired?: boolean | undefined;
  adornment?: ReactNode;
}

/** A field's name, the mark of a required one, and what stands beside them. */
export function FieldLabel({ children, isRequired, adornment }: FieldLabelProps) {
  const { required } = useLabels();
  return (
    <div className={labelRow}>
      <Label className={labelClass}>
        {children}
        {isRequired && (
          <span aria-hidden="true" title={required} className={requiredMark}>
            *
          </span>
        )}
      </Label>
      {adornment}
    </div>
  );
}
