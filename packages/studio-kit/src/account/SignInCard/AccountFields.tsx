import { passwordMinimum } from '@kinora/contract';
import { Button, Notice, PasswordField, Stack, TextField } from '@kinora/design-system';
import { useState, type FormEvent } from 'react';
import { complaintOf, emptyForm, type AccountForm, type AccountTab, type Place } from './accountForm.ts';

export interface AccountFieldsProps {
  tab: AccountTab;
  place: Place;
  isPending: boolean;
  problem?: string | null | undefined;
  onSent: (form: AccountForm) => void;
}

/** The fields of one tab. What is missing is said above the button, by the form and not by the browser. */
export function AccountFields({ tab, place, isPending, problem, onSent }: AccountFieldsProps) {
  const [form, setForm] = useState(emptyForm);
  const [complaint, setComplaint] = useState<string | null>(null);
  const isNew = tab === 'sign-up';
  const said = complaint ?? problem;
  const put = (field: keyof AccountForm) => (value: string) => {
    setComplaint(null);
    setForm((before) => ({ ...before, [field]: value }));
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = complaintOf(form, tab, place);
    setComplaint(found);
    if (!found) onSent({ ...form, email: form.email.trim(), fullName: form.fullName.trim() });
  };

  return (
    <form onSubmit={send} noValidate>
      <Stack gap={16}>
        {isNew && (
          <TextField
            label="Full name"
            autoComplete="name"
            isRequired
            value={form.fullName}
            onChange={put('fullName')}
          />
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          isRequired
          value={form.email}
          onChange={put('email')}
        />
        <PasswordField
          label="Password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          isRequired
          value={form.password}
          onChange={put('password')}
          {...(isNew ? { description: `At least ${passwordMinimum} characters.` } : {})}
        />
        {isNew && (
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            isRequired
            value={form.confirmation}
            onChange={put('confirmation')}
          />
        )}
        {said && <Notice tone="danger">{said}</Notice>}
        <Button type="submit" tone="accent" variant="solid" size="lg" isPending={isPending}>
          {isNew ? 'Sign Up' : 'Sign In'}
        </Button>
      </Stack>
    </form>
  );
}
