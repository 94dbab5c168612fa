import type { Saying } from '@kinora/contract';
import { Button, Heading, KinoraMark, Link, Stack, Tabs, Text } from '@kinora/design-system';
import { useEffect, useRef, useState } from 'react';
import { focusAfter } from '../../focusAfter.ts';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { accountLabels } from '../../labels/accountLabels.ts';
import { fetchDialogs } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';
import { AccountFields } from './AccountFields.tsx';
import { emptyForm, type AccountForm, type AccountTab, type Place } from './accountForm.ts';
import { ConfirmationNotice, type Confirmation } from './ConfirmationNotice.tsx';
import { agreement, card, head, start } from './SignInCard.css.ts';

export interface SignInCardProps {
  place: Place;
  initialTab?: AccountTab | undefined;
  isPending?: boolean | undefined;
  /** What the server said of the last try. */
  problem?: Saying | null | undefined;
  /** A confirmation was mailed: the way goes on in the mail. */
  confirmation?: Confirmation | null | undefined;
  /** A link to a new password was mailed. */
  isResetMailed?: boolean | undefined;
  termsHref: string;
  privacyHref: string;
  onSignInRequested: (event: { email: string; password: string }) => void;
  onSignUpRequested: (event: { email: string; password: string; fullName: string }) => void;
  /** Without it, nobody is offered a new password. */
  onPasswordResetRequested?: ((event: { email: string }) => void) | undefined;
  /** Without it, the confirmation is not offered again. */
  onConfirmationResendRequested?: ((event: { email: string }) => void) | undefined;
  labels?: Partial<KitLabels['account']> | undefined;
}

/** Both ways in, signing in and signing up, and the way back in. In the dialog, and on the gate of pages that need an account. */
export function SignInCard({
  place,
  initialTab = 'sign-in',
  isPending = false,
  problem,
  confirmation,
  isResetMailed = false,
  termsHref,
  privacyHref,
  onSignInRequested,
  onSignUpRequested,
  onPasswordResetRequested,
  onConfirmationResendRequested,
  labels,
}: SignInCardProps) {
  const words = useKitLabels('account', accountLabels, labels);
  const [tab, setTab] = useState<AccountTab>(initialTab);
  // Of all its forms, so that none begins anew where another left off; it goes with the card.
  const [form, setForm] = useState(emptyForm);
  const [newPassword, setNewPassword] = useState<'asked' | 'lost' | null>(null);
  // Few forget theirs; until the code is here, the form that one comes from stays.
  const [late, pressed] = useFetched(fetchDialogs, (code) =>
    code.catch(() => setNewPassword((now) => now && 'lost')),
  );
  const isForgotten = newPassword === 'asked' && late !== null;
  /** What was said of the last try, once somebody goes about mending it. */
  const [answered, setAnswered] = useState<typeof problem>(null);
  /** Whoever goes on in another form no longer waits for that one, nor looks for what became of it. */
  const goOn = () => isForgotten || setNewPassword(null);
  const onTyped = (typed: Partial<AccountForm>) => {
    // The address is asked for in that one too.
    if (!('email' in typed)) goOn();
    setAnswered(problem);
    setForm((before) => ({ ...before, ...typed }));
  };
  const open: AccountTab | 'forgotten' = isForgotten ? 'forgotten' : tab;
  const [sent, setSent] = useState(open);
  /** What the server says of it belongs to the form that is open now. */
  const from =
    <E,>(tell: (event: E) => void) =>
    (event: E) => {
      goOn();
      setSent(open);
      setAnswered(null);
      tell(event);
    };
  const saidOf = (form: typeof open) => (sent === form && problem !== answered ? problem : null);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever asked for it goes on by typing.
    if (place === 'dialog') own.current?.querySelector('input')?.focus();
  }, [place]);
  const mailedTo = confirmation?.email;
  useEffect(() => {
    if (!mailedTo) return;
    const signIn = own.current?.querySelector<HTMLElement>('[role=tab]');
    if (signIn?.ariaSelected === 'true') return;
    // What was sent is not sent again: once the mail is read, the way goes on by signing in.
    setTab('sign-in');
    signIn?.focus();
  }, [mailedTo]);
  // Over a dialog they would open behind it, and what was typed would be in the way.
  const apart = place === 'dialog' ? { target: '_blank' } : {};
  const shared = (of: AccountTab) => ({
    tab: of,
    place,
    form,
    words,
    isPending,
    problem: saidOf(of),
    onTyped,
  });

  return (
    <Stack ref={own} gap={20} className={card} data-component="SignInCard" data-place={place}>
      {place === 'gate' && (
        <div className={head}>
          <KinoraMark size={32} />
          <Heading level={1} size="xl">
            {words.product}
          </Heading>
          <Text tone="secondary">{words.gate}</Text>
        </div>
      )}
      {confirmation && (
        <ConfirmationNotice
          {...{ confirmation, words, isPending }}
          onResendRequested={onConfirmationResendRequested && from(onConfirmationResendRequested)}
        />
      )}
      {isForgotten && onPasswordResetRequested ? (
        <late.ForgotPassword
          {...{ words, isPending, onTyped }}
          email={form.email}
          problem={saidOf('forgotten')}
          isMailed={isResetMailed}
          onSent={from(onPasswordResetRequested)}
          onLeft={() => focusAfter(() => setNewPassword(null), own.current, '[aria-selected=true]')}
        />
      ) : (
        <Tabs
          label={words.account}
          selectedId={tab}
          onSelectedChange={({ id }) => setTab(id as AccountTab)}
          items={[
            {
              id: 'sign-in',
              label: words.signIn,
              content: (
                <AccountFields
                  {...shared('sign-in')}
                  isLost={newPassword === 'lost'}
                  onSent={from(({ email, password }) => onSignInRequested({ email, password }))}
                >
                  {onPasswordResetRequested && (
                    <Button
                      size="sm"
                      variant="ghost"
                      className={start}
                      {...pressed}
                      onPress={() => {
                        setNewPassword('asked');
                        void pressed.onPress();
                      }}
                    >
                      {words.forgotPassword}
                    </Button>
                  )}
                </AccountFields>
              ),
            },
            {
              id: 'sign-up',
              label: words.signUp,
              content: (
                <AccountFields
                  {...shared('sign-up')}
                  onSent={from(({ email, password, fullName }) =>
                    onSignUpRequested({ email, password, fullName }),
                  )}
                />
              ),
            },
          ]}
        />
      )}
      {/* Whoever asks for a new password has agreed already. */}
      {!isForgotten && (
        <Text as="p" size="xs" tone="tertiary" className={agreement}>
          {words.agreement.before}{' '}
          <Link href={termsHref} {...apart}>
            {words.terms}
          </Link>{' '}
          {words.agreement.between}{' '}
          <Link href={privacyHref} {...apart}>
            {words.privacy}
          </Link>
          {words.agreement.after}
        </Text>
      )}
    </Stack>
  );
}
