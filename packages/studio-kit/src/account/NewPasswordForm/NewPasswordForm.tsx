import { passwordMinimum } from '@kinora/contract';
import { Button, Notice, PasswordField } from '@kinora/design-system';
import { useState } from 'react';
import { CheckedForm } from '../../CheckedForm.tsx';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { accountLabels } from '../../labels/accountLabels.ts';
import { start } from './NewPasswordForm.css.ts';
import { validatePassword, type PasswordForm } from './passwordForm.ts';

interface NewPasswordLook {
  isPending?: boolean | undefined;
  /** What the server said of the last try. */
  problem?: string | null | undefined;
  /** The field that it speaks of: `current`, `next` or `confirmation`. */
  problemField?: string | undefined;
  /** What came of it, when it worked. */
  success?: string | null | undefined;
  labels?: Partial<KitLabels['account']> | undefined;
}

/** Who is signed in proves it by the password of now; who came by a link from a mail did so already. */
export type NewPasswordFormProps = NewPasswordLook &
  (
    | {
        asksCurrent: true;
        onPasswordChosen: (event: { current: string; next: string }) => void;
      }
    | {
        asksCurrent?: false | undefined;
        onPasswordChosen: (event: { next: string }) => void;
      }
  );

/** Sets a new password: on the account's page, and after a link from a mail. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { isPending = false, problem, problemField, success, labels } = props;
  const words = useKitLabels('account', accountLabels, labels);
  const empty: PasswordForm = { current: props.asksCurrent ? '' : null, next: '', confirmation: '' };
  const [form, setForm] = useState(empty);
  const [errorMessages, setErrorMessages] = useState<ReturnType<typeof validatePassword>>(new Map());
  /** What was said of the last try, once somebody goes about mending it. */
  const [answered, setAnswered] = useState<typeof problem>(null);
  const [lastSuccess, setLastSuccess] = useState(success);
  if (success !== lastSuccess) {
    setLastSuccess(success);
    // Changed, none of them is needed any more, and the old one is wrong.
    if (success) setForm(empty);
  }

  const isSaid = Boolean(problem) && problem !== answered && errorMessages.size === 0;
  const refused =
    isSaid && problemField && form[problemField as keyof PasswordForm] != null ? problemField : undefined;
  const field = (name: keyof PasswordForm) => ({
    name,
    isRequired: true,
    value: form[name] ?? '',
    onChange: (value: string) => {
      setErrorMessages((before) => new Map([...before].filter(([each]) => each !== name)));
      if (refused === undefined || refused === name) setAnswered(problem);
      setForm((before) => ({ ...before, [name]: value }));
    },
    errorMessage: name === refused ? problem : errorMessages.get(name),
  });

  const send = () => {
    const found = validatePassword(form, words);
    setErrorMessages(found);
    const [first] = found.keys();
    if (first) return first;
    setAnswered(null);
    if (props.asksCurrent) props.onPasswordChosen({ current: form.current ?? '', next: form.next });
    else props.onPasswordChosen({ next: form.next });
    return undefined;
  };

  return (
    <CheckedForm isPending={isPending} onSent={send} refused={refused} data-component="NewPasswordForm">
      {props.asksCurrent && <PasswordField label={words.currentPassword} {...field('current')} />}
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        description={words.atLeast(passwordMinimum)}
        {...field('next')}
      />
      <PasswordField
        label={words.confirmNewPassword}
        autoComplete="new-password"
        {...field('confirmation')}
      />
      {isSaid && refused === undefined && <Notice tone="danger">{problem}</Notice>}
      {success && !problem && <Notice tone="success">{success}</Notice>}
      <Button
        type="submit"
        className={start}
        isPending={isPending}
        // Alone on its page it is what that is for.
        {...(!props.asksCurrent && ({ tone: 'accent', variant: 'solid' } as const))}
      >
        {words.setPassword}
      </Button>
    </CheckedForm>
  );
}
