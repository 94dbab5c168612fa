import type { ReactNode } from 'react';

export const fieldSizes = ['sm', 'md', 'lg'] as const;
export type FieldSize = (typeof fieldSizes)[number];

/** What every field takes beside its value. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers alone, where what stands around says it already. */
  isLabelHidden?: boolean | undefined;
  /** One line of help under the control. */
  description?: ReactNode;
  /** What is wrong and what to do. Its presence makes the field invalid. */
  errorMessage?: ReactNode;
  /** Stands at the end of the label's line: a reset button, a link. */
  adornment?: ReactNode;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** @default 'md' */
  size?: FieldSize | undefined;
  className?: string | undefined;
}

/** What React Aria's fields take that is ours to settle. */
export type OwnedByField =
  | keyof FieldProps
  | 'children'
  | 'style'
  | 'render'
  | 'isInvalid'
  | 'validationBehavior'
  | 'validate';
