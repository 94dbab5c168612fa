import { authWords } from '@kinora/contract';
import { Heading, KinoraMark, Link, Stack, Tabs, Text } from '@kinora/design-system';
import { useState } from 'react';
import { AccountFields } from './AccountFields.tsx';
import type { AccountTab, Place } from './accountForm.ts';
import { card, head } from './SignInCard.css.ts';

export interface SignInCardProps {
  place: Place;
  initialTab?: AccountTab | undefined;
  isPending?: boolean | undefined;
  /** What the server said of the last try. */
  problem?: string | null | undefined;
  /** What to show in place of the forms, once a confirmation was mailed. */
  notice?: React.ReactNode;
  termsHref: string;
  privacyHref: string;
  onSignInRequested: (event: { email: string; password: string }) => void;
  onSignUpRequested: (event: { email: string; password: string; fullName: string }) => void;
}

/** Both ways in: signing in, and signing up. In the dialog, and on the gate of pages that need an account. */
export function SignInCard({
  place,
  initialTab = 'sign-in',
  isPending = false,
  problem,
  notice,
  termsHref,
  privacyHref,
  onSignInRequested,
  onSignUpRequested,
}: SignInCardProps) {
  const [tab, setTab] = useState<AccountTab>(initialTab);
  // Over a dialog they would open behind it, and what was typed would be in the way.
  const apart = place === 'dialog' ? { target: '_blank' } : {};
  const fields = (of: AccountTab) => (
    <AccountFields
      key={of}
      tab={of}
      place={place}
      isPending={isPending}
      problem={of === tab ? problem : null}
      onSent={({ email, password, fullName }) =>
        of === 'sign-in'
          ? onSignInRequested({ email, password })
          : onSignUpRequested({ email, password, fullName })
      }
    />
  );

  return (
    <Stack gap={20} className={card} data-component="SignInCard" data-place={place}>
      {place === 'gate' && (
        <div className={head}>
          <KinoraMark size={32} />
          <Heading level={1} size="xl">
            Kinora
          </Heading>
          <Text tone="secondary">{authWords.gate}</Text>
        </div>
      )}
      {notice}
      <Tabs
        label="Account"
        selectedId={tab}
        onSelectedChange={({ id }) => setTab(id as AccountTab)}
        items={[
          { id: 'sign-in', label: 'Sign In', content: fields('sign-in') },
          { id: 'sign-up', label: 'Sign Up', content: fields('sign-up') },
        ]}
      />
      <Text as="p" size="xs" tone="tertiary">
        By continuing you agree to the{' '}
        <Link href={termsHref} {...apart}>
          Terms of Service
        </Link>{' '}
        and the{' '}
        <Link href={privacyHref} {...apart}>
          Privacy Policy
        </Link>
        .
      </Text>
    </Stack>
  );
}
