import { looksLikeEmail, type Saying } from '@kinora/contract';
import { Button, Heading, Inline, Notice, Stack, Text, TextField } from '@kinora/design-system';
import { useEffect, useRef, useState } from 'react';
import { CheckedForm } from '../../CheckedForm.tsx';
import type { AccountWords } from '../../labels/accountLabels.ts';
import { ProblemNotice } from './ProblemNotice.tsx';

export interface ForgotPasswordProps {
  /** The address that was typed, here or before; no password comes along. */
  email: string;
  words: AccountWords;
  isPending: boolean;
  problem?: Saying | null | undefined;
  /** The link was asked for: whether there is such an account is not told. */
  isMailed: boolean;
  onTyped: (typed: { email: string }) => void;
  onSent: (event: { email: string }) => void;
  onLeft: () => void;
}

/** Asks where to mail the link that leads to a new password. */
export function ForgotPassword({
  email,
  words,
  isPending,
  problem,
  isMailed,
  onTyped,
  onSent,
  onLeft,
}: ForgotPasswordProps) {
  const [errorMessage, setErrorMessage] = useState<string>();

  const input = useRef<HTMLInputElement>(null);
  // The button that led here is gone, and the focus with it.
  useEffect(() => input.current?.focus(), []);

  const send = () => {
    const wrong =
      email.trim() === '' ? words.emailMissing : looksLikeEmail(email) ? undefined : words.emailWrong;
    setErrorMessage(wrong);
    if (wrong) return 'email';
    onSent({ email: email.trim() });
    return undefined;
  };

  return (
    <CheckedForm isPending={isPending} onSent={send}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {words.resetTitle}
        </Heading>
        <Text as="p" size="sm" tone="secondary">
          {words.resetHelp}
        </Text>
      </Stack>
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        inputRef={input}
        isRequired
        value={email}
        onChange={(value) => {
          onTyped({ email: value });
          setErrorMessage(undefined);
        }}
        errorMessage={errorMessage}
      />
      <Inline gap={8}>
        <Button type="submit" tone="accent" variant="solid" isPending={isPending}>
          {words.sendLink}
        </Button>
        <Button variant="ghost" onPress={onLeft}>
          {words.backToSignIn}
        </Button>
      </Inline>
      {/* Under what was pressed, so that it stays under the pointer. */}
      {!errorMessage && <ProblemNotice problem={problem} />}
      {isMailed && <Notice tone="success">{words.resetMailed}</Notice>}
    </CheckedForm>
  );
}
