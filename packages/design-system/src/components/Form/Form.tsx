import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent, ReactNode, Ref } from 'react';
import { Form as RacForm } from 'react-aria-components';
import type { FormProps as RacFormProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { fieldWords } from '../../labels/english/fieldWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { useMergedRefs } from '../../refs/useMergedRefs.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { focusFirstField } from './firstField.ts';
import { form as formClass } from './Form.css.ts';
import { faultsOf, missingIn } from './formErrors.ts';
import type { FormErrors } from './formErrors.ts';
import { needsNames } from './needsNames.ts';
import { formValues } from './formValues.ts';
import type { FormValues } from './formValues.ts';

/** What a form held when it was sent. */
export interface SubmittedForm {
  values: FormValues;
  formData: FormData;
}

export interface FormProps extends Omit<
  RacFormProps,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'action'
  | 'onSubmit'
  | 'onInvalid'
  | 'validationErrors'
  | 'validationBehavior'
> {
  /** All required fields are filled and `validate` found nothing. */
  onSubmitted: (submitted: SubmittedForm) => void;
  /** Looks at what was filled in before it is sent. What it returns keeps the form from being sent. */
  validate?: ((submitted: SubmittedForm) => FormErrors) | undefined;
  /** What a server found wrong, by the names of fields. After it was sent again a new object is a new answer. */
  errors?: FormErrors | undefined;
  /** On its way: a further press sends nothing. */
  isPending?: boolean | undefined;
  /** It comes in a dialog that is there to be filled in: its first field has the focus. @default false */
  startsFocused?: boolean | undefined;
  children: ReactNode;
  labels?: Partial<Pick<Labels, 'missing' | 'toCorrect'>> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

const none: FormErrors = {};

/** Fields that are sent together. What is wrong is said at each field and in a summary, which takes focus. */
export function Form({
  onSubmitted,
  validate,
  errors = none,
  isPending = false,
  startsFocused = false,
  onReset,
  children,
  labels,
  className,
  ref,
  ...rest
}: FormProps) {
  const { missing } = useWords(fieldWords, labels);
  const [found, setFound] = useState(none);
  const [answered, setAnswered] = useState(none);
  const content = JSON.stringify(errors);
  // An answer holds until the form is sent again. On its way, the last one written anew is no new one.
  const isOver = errors === answered || (isPending && content === JSON.stringify(answered));
  const answer = isOver ? '{}' : content;
  // By what it says: an object written anew while drawing must not move the focus.
  const all = useMemo<FormErrors>(() => ({ ...found, ...JSON.parse(answer) }), [found, answer]);
  const faults = faultsOf(all);

  const own = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Not as it is drawn: what lies under a dialog would take the focus back, which is not known as the one below by then.
    if (startsFocused) focusFirstField(own.current!);
  }, [startsFocused]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    if (process.env.NODE_ENV !== 'production') needsNames(event.currentTarget);
    const formData = new FormData(event.currentTarget);
    const submitted = { values: formValues(event.currentTarget, formData), formData };
    const wrong = { ...validate?.(submitted), ...missingIn(event.currentTarget, formData, missing) };
    setAnswered(errors);
    setFound(wrong);
    if (faultsOf(wrong).length === 0) onSubmitted(submitted);
  };

  return (
    <RacForm
      data-component="Form"
      {...rest}
      ref={useMergedRefs(own, ref)}
      validationBehavior="aria"
      validationErrors={all as Record<string, string | string[]>}
      onSubmit={submit}
      onReset={(event) => {
        setAnswered(errors);
        setFound(none);
        onReset?.(event);
      }}
      className={joinClasses(formClass, className)}
    >
      {faults.length > 0 && <ErrorSummary errors={all} labels={labels} />}
      {children}
    </RacForm>
  );
}
