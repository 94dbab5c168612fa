import { passwordMinimum, type Saying } from '@kinora/contract';
import { Button, PasswordField, TextField } from '@kinora/design-system';
import { useState, type ReactNode } from 'react';
import { CheckedForm } from '../../CheckedForm.tsx';
import type { AccountWords } from '../../labels/accountLabels.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import {
  lacksCredentials,
  validateAccount,
  type AccountForm,
  type AccountTab,
  type Place,
} from './accountForm.ts';

export interface AccountFieldsProps {
  tab: AccountTab;
  place: Place;
  /** What was typed, here or in the other tab. */
  form: AccountForm;
  words: AccountWords;
  isPending: boolean;
  problem?: Saying | null | undefined;
  /** What was asked for under the fields did not arrive. */
  isLost?: boolean | undefined;
  /** Stands under the fields, before the button. */
  children?: ReactNode;
  onTyped: (typed: Partial<AccountForm>) => void;
  onSent: (form: AccountForm) => void;
}

/** The fields of one tab. What is wrong with one is said at it, by the form and not by the browser. */
export function AccountFields({
  tab,
  place,
  form,
  words,
  isPending,
  problem,
  isLost,
  children,
  onTyped,
  onSent,
}: AccountFieldsProps) {
  const [errorMessages, setErrorMessages] = useState<ReadonlyMap<keyof AccountForm, string>>(new Map());
  const [isLacking, setIsLacking] = useState(false);
  const isNew = tab === 'sign-up';
  const field = (name: keyof AccountForm) => ({
    name,
    isRequired: true,
    value: form[name],
    errorMessage: errorMessages.get(name),
    onChange: (value: string) => {
      setErrorMessages((before) => new Map([...before].filter(([each]) => each !== name)));
      setIsLacking(false);
      onTyped({ [name]: value });
    },
  });

  const send = () => {
    const found = validateAccount(form, tab, place, words);
    setErrorMessages(found);
    setIsLacking(lacksCredentials(found, words));
    const [first] = found.keys();
    if (!first) onSent({ ...form, email: form.email.trim(), fullName: form.fullName.trim() });
    return first;
  };

  return (
    <CheckedForm isPending={isPending} onSent={send}>
      {isNew && <TextField label={words.fullName} autoComplete="name" {...field('fullName')} />}
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...field('email')}
      />
      <PasswordField
        label={words.password}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew ? { description: words.atLeast(passwordMinimum) } : {})}
        {...field('password')}
      />
      {isNew && (
        <PasswordField label={words.confirmPassword} autoComplete="new-password" {...field('confirmation')} />
      )}
      {children}
      <Button type="submit" tone="accent" variant="solid" size="lg" isPending={isPending}>
        {isNew ? words.signUp : words.signIn}
      </Button>
      {/* Under what was pressed, so that it stays under the pointer. Each field says what it lacks; this is what the product
          has to say of it (D28), until somebody begins to mend it. */}
      <ProblemNotice
        problem={
          isLost ? words.offline : isLacking ? words.missingCredentials : errorMessages.size ? null : problem
        }
      />
    </CheckedForm>
  );
}
