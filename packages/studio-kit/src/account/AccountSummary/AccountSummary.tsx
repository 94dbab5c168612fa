import type { LimitsLeft, Person, ShownDevice, SubscriptionOutlook } from '@kinora/contract';
import type { ReactNode } from 'react';
import { Avatar, Grid, Heading, Inline, Stack, Text } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { accountLabels } from '../../labels/accountLabels.ts';
import { NewPasswordForm } from '../NewPasswordForm/index.ts';
import { nameOf } from '../UserMenu/nameOf.ts';
import { CreditsSection } from './CreditsSection.tsx';
import { DataSection } from './DataSection.tsx';
import type { DeedState } from './deedState.ts';
import { DeletionSection } from './DeletionSection.tsx';
import type { Loaded } from './loaded.ts';
import { Section } from './Section.tsx';
import { SessionsSection } from './SessionsSection.tsx';

export interface AccountSummaryProps {
  user: Person;
  limits: Loaded<LimitsLeft>;
  subscription: Loaded<SubscriptionOutlook>;
  sessions: Loaded<readonly ShownDevice[]>;
  /** Those whose session is about to end, by their ids; null is all the others. */
  ending?: readonly (string | null)[] | undefined;
  password?: (DeedState & { readonly success?: string | null | undefined }) | undefined;
  /** `href`: the archive, once it is ready. */
  exporting?: (DeedState & { readonly href?: string | null | undefined }) | undefined;
  deleting?: DeedState | undefined;
  plansHref?: string | undefined;
  /** Further matters that are yours to tell of, which look like the others. */
  further?: readonly { readonly title: string; readonly content: ReactNode }[] | undefined;
  /** On the way to where billing is looked after. */
  isBillingPending?: boolean | undefined;
  onCreditsRequested: () => void;
  onBillingRequested: () => void;
  onReloadRequested: () => void;
  onPasswordChanged: (event: { current: string; next: string }) => void;
  onSessionEnded: (event: { id: string }) => void;
  onOtherSessionsEnded: () => void;
  onExportRequested: () => void;
  onDeletionConfirmed: (event: { password: string }) => void;
  labels?: Partial<KitLabels['account']> | undefined;
}

const none: readonly never[] = [];

/** All about an account on one page (D37): what it can spend, its plan, where it is signed in, and its data. */
export function AccountSummary({
  user,
  limits,
  subscription,
  sessions,
  ending = none,
  password,
  exporting,
  deleting,
  plansHref,
  isBillingPending = false,
  further,
  labels,
  ...events
}: AccountSummaryProps) {
  const words = useKitLabels('account', accountLabels, labels);
  const name = nameOf(user) ?? words.account;
  return (
    <Stack gap={24} data-component="AccountSummary">
      <Inline gap={12} wrap={false}>
        <Avatar name={name} size="lg" isDecorative />
        <Stack gap={2}>
          <Heading level={1}>{name}</Heading>
          {user.email && user.email !== name && <Text tone="secondary">{user.email}</Text>}
        </Stack>
      </Inline>
      <Grid minColumnWidth="22rem" maxColumns={2} gap={16}>
        <CreditsSection {...{ limits, subscription, plansHref, isBillingPending, words }} {...events} />
        <SessionsSection {...{ sessions, ending, words }} {...events} />
        <Section title={words.password}>
          <NewPasswordForm
            asksCurrent
            {...password}
            labels={words}
            onPasswordChosen={events.onPasswordChanged}
          />
        </Section>
        <Stack gap={16}>
          <DataSection {...exporting} words={words} onExportRequested={events.onExportRequested} />
          <DeletionSection {...deleting} words={words} onDeletionConfirmed={events.onDeletionConfirmed} />
        </Stack>
      </Grid>
      {further?.map(({ title, content }) => (
        <Section key={title} title={title}>
          {content}
        </Section>
      ))}
    </Stack>
  );
}
