import type { ReactNode } from 'react';
import { ButtonContext, Label } from 'react-aria-components';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { label as labelClass, labelRow, requiredMark } from './Field.css.ts';

interface FieldLabelProps {
  children: ReactNode;
  isRequired?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  adornment?: ReactNode;
  /** Read with the name, and seen beside the value. */
  unit?: string | undefined;
}

/** A field's name, the mark of a required one, and what stands beside them. */
export function FieldLabel({ children, isRequired, isLabelHidden, adornment, unit }: FieldLabelProps) {
  const { required } = useWords(generalWords);
  const label = (
    <Label className={labelClass}>
      <span data-part="label">{children}</span>
      {unit && <VisuallyHidden> ({unit})</VisuallyHidden>}
      {isRequired && (
        <span aria-hidden="true" title={required} className={requiredMark}>
          *
        </span>
      )}
    </Label>
  );
  const hidden = isLabelHidden && <VisuallyHidden>{label}</VisuallyHidden>;
  if (hidden && !adornment) return hidden;
  return (
    <div data-part="label-row" className={labelRow}>
      {/* The empty box keeps the label's place, so that what follows stands at the end of the line. */}
      {hidden ? <div>{hidden}</div> : label}
      {/* A button there is none of the field's own: a Select would open by it. */}
      <ButtonContext value={null}>{adornment}</ButtonContext>
    </div>
  );
}
