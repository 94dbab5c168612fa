import type { Ref } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { control, field } from './Field.css.ts';
import type { FieldProps } from './fieldProps.ts';
import { fieldState } from './fieldState.ts';

interface FieldPartsProps extends FieldProps {
  /** Of what is built upon another field. */
  'data-component'?: string | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** What a field was given, sorted: for its root, for the frame around its control, and for the control itself. */
export function fieldParts<Props extends FieldPartsProps>(
  component: string,
  {
    label,
    isLabelHidden,
    description,
    errorMessage,
    adornment,
    isRequired,
    isDisabled,
    size,
    className,
    ref,
    ...rest
  }: Props,
) {
  if (process.env.NODE_ENV !== 'production') {
    const named = rest['data-component'] ?? component;
    needsLabel(named, label);
    needsKnown(named, control, { size });
  }
  return {
    root: {
      'data-component': component,
      ...rest,
      ...fieldState({ isRequired, isDisabled, errorMessage, name: rest.name }),
      ref,
      className: joinClasses(field, className),
    },
    frame: { label, isLabelHidden, isRequired, adornment, description, errorMessage },
    size,
  };
}
