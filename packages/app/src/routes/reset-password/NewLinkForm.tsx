import {
  accountDeedWords,
  accountFormWords,
  accountPageWords,
  barWords,
  lineIn,
  looksLikeEmail,
  signInWords,
} from '@kinora/contract';
import { Button, Inline, Notice, Stack, TextField } from '@kinora/design-system';
import { useRef, useState, type FormEvent } from 'react';
import { useAccountForms } from '../../account/useAccountForms.ts';
import { useSignInPrompt } from '../../account/SignInPrompt.tsx';

/** Where a link is over, another is asked for there and then (D37). */
export function NewLinkForm() {
  const { isPending, isResetMailed, problem, onPasswordResetRequested } = useAccountForms();
  const askToSignIn = useSignInPrompt();
  const [email, setEmail] = useState('');
  const [errorMessage, setErrorMessage] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const { emailMissing, emailWrong } = signInWords;
    const wrong = address === '' ? emailMissing : looksLikeEmail(address) ? undefined : emailWrong;
    setErrorMessage(wrong);
    if (wrong) input.current?.focus();
    else if (!isPending) onPasswordResetRequested?.({ email: address });
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={16}>
        {/* One in place of the other, so that nothing moves under the pointer. */}
        {isResetMailed ? (
          <Notice tone="success">{accountDeedWords.resetMailed}</Notice>
        ) : (
          <Notice tone="warning" title={accountPageWords.linkExpired} />
        )}
        <TextField
          label={accountFormWords.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          inputRef={input}
          isRequired
          value={email}
          onChange={(value) => {
            setEmail(value);
            setErrorMessage(undefined);
          }}
          errorMessage={errorMessage}
        />
        {problem && !errorMessage && <Notice tone="danger">{lineIn(problem)}</Notice>}
        <Inline gap={8}>
          <Button type="submit" tone="accent" variant="solid" isPending={isPending}>
            {accountFormWords.sendLink}
          </Button>
          <Button variant="ghost" onPress={askToSignIn}>
            {barWords.signIn}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
