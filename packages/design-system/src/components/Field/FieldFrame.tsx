import type { ReactNode } from 'react';
import { FieldHelp } from './FieldHelp.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import type { FieldProps } from './fieldProps.ts';

interface FieldFrameProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'isRequired' | 'adornment' | 'description' | 'errorMessage'
> {
  /** Read with the name, and seen beside the value. */
  unit?: string | undefined;
  /** The control. */
  children: ReactNode;
}

/** The name over a control, and help or what is wrong under it. */
export function FieldFrame({ label, description, errorMessage, children, ...named }: FieldFrameProps) {
  return (
    <>
      <FieldLabel {...named}>{label}</FieldLabel>
      {children}
      <FieldHelp {...{ description, errorMessage }} />
    </>
  );
}
