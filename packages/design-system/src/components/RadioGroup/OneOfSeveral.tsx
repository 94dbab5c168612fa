import type { ReactNode } from 'react';
import { RadioGroup } from 'react-aria-components';
import { chosenValue } from '../Field/choiceOption.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import type { OneOfSeveralProps } from './radioGroupProps.ts';
import { needsOptions } from '../../dev/needsOptions.ts';

interface FrameProps<Value extends string, Option extends { value: Value }> extends OneOfSeveralProps<
  Value,
  Option
> {
  component: string;
  orientation?: 'horizontal' | 'vertical' | undefined;
  children: ReactNode;
}

/** Label, choices and help: the frame of whatever asks for one of several. */
export function OneOfSeveral<Value extends string, Option extends { value: Value }>({
  component,
  options,
  value,
  defaultValue,
  onChange,
  orientation,
  children,
  ...props
}: FrameProps<Value, Option>) {
  if (process.env.NODE_ENV !== 'production') needsOptions(component, options, { value, defaultValue });
  const { root, frame } = fieldParts(component, props);
  return (
    <RadioGroup
      {...root}
      {...{ value, defaultValue, orientation }}
      onChange={(reported) => {
        const chosen = chosenValue(options, reported);
        if (chosen !== undefined) onChange?.(chosen);
      }}
    >
      <FieldFrame {...frame}>{children}</FieldFrame>
    </RadioGroup>
  );
}
