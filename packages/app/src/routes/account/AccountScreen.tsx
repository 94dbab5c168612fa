import {
  accountPageWords,
  accountWords,
  billingWords,
  newsWords,
  personOf,
  problemIn,
  type User,
} from '@kinora/contract';
import { AccountSummary, Ledger, type Loaded } from '@kinora/studio-kit';
import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useBillingPortal } from '../../billing/useBillingPortal.ts';
import { useCreditsPrompt } from '../../billing/CreditsPrompt.tsx';
import { ledgerQuery, subscriptionQuery } from '../../queries/billing.ts';
import { limitsQuery } from '../../queries/limits.ts';
import { useOneMutation } from '../../queries/useOneMutation.ts';
import { useFailure } from '../../queries/useFailure.ts';
import { pageWidth } from '../../shell/shell.css.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { NewsChoice } from './NewsChoice.tsx';
import { useAccountDeletion } from './useAccountDeletion.ts';
import { sessionsKey, useSessionEnding } from './useSessionEnding.ts';

const messageOf = (thrown: unknown) => problemIn(thrown)?.message ?? billingWords.portalBroke;

function useLoaded<T>(asked: UseQueryResult<T>): Loaded<T> {
  const failure = useFailure(asked);
  if (asked.data !== undefined) return { is: 'there', it: asked.data };
  return failure
    ? { is: 'lost', message: messageOf(failure.error), isRetrying: failure.isPending }
    : { is: 'loading' };
}

/** All about one's account (D37). */
export function Component() {
  const { user } = useAuth();
  return user && <OwnAccount user={user} />;
}

function OwnAccount({ user }: { user: User }) {
  const api = useStudioApi();
  const portal = useBillingPortal(billingWords.billingPortalFailed);
  const limits = useQuery(limitsQuery(api, user.id));
  const subscription = useQuery(subscriptionQuery(api, user.id));
  const sessions = useQuery({
    queryKey: sessionsKey(user.id),
    queryFn: ({ signal }) => api.account.sessions({ signal }),
  });
  const ledger = useInfiniteQuery(ledgerQuery(api, user.id));
  const failure = useFailure(ledger);
  const { end, underWay } = useSessionEnding(user.id);
  const changing = useOneMutation({
    mutationFn: (passwords: { current: string; next: string }) => api.account.changePassword(passwords),
    onSuccess: () => sessions.refetch(),
  });
  const exporting = useOneMutation({ mutationFn: () => api.account.exportData() });
  const deleting = useAccountDeletion();
  const deed = ({ isPending, error }: { isPending: boolean; error: unknown }) => {
    const problem = problemIn(error);
    return {
      isPending,
      problem: error ? messageOf(error) : null,
      problemField: problem?.kind === 'Invalid' ? problem.field : undefined,
    };
  };
  const entries = ledger.data?.pages.flatMap(({ items }) => items) ?? null;
  const history = (
    <Ledger
      isLabelHidden
      entries={entries}
      problem={failure ? messageOf(failure.error) : undefined}
      isRetrying={failure?.isPending}
      onRetryRequested={failure?.onRetryRequested}
      onMoreRequested={ledger.hasNextPage ? () => void ledger.fetchNextPage() : undefined}
      isLoadingMore={ledger.isFetchingNextPage}
    />
  );

  return (
    <div className={pageWidth}>
      <AccountSummary
        user={personOf(user)}
        limits={useLoaded(limits)}
        subscription={useLoaded(subscription)}
        sessions={useLoaded(sessions)}
        ending={underWay}
        password={{
          ...deed(changing),
          success: changing.isSuccess ? accountPageWords.passwordChanged : null,
        }}
        exporting={{ ...deed(exporting), href: exporting.data?.url }}
        deleting={deed(deleting)}
        onCreditsRequested={useCreditsPrompt()}
        isBillingPending={portal.isPending}
        onBillingRequested={portal.open}
        onReloadRequested={() =>
          void Promise.all([limits.refetch(), subscription.refetch(), sessions.refetch()])
        }
        onPasswordChanged={changing.mutate}
        onSessionEnded={({ id }) => end(id)}
        onOtherSessionsEnded={() => end(null)}
        onExportRequested={() => exporting.mutate()}
        onDeletionConfirmed={deleting.mutate}
        further={[
          { title: newsWords.heading, content: <NewsChoice /> },
          { title: accountWords.creditHistory, content: history },
        ]}
      />
    </div>
  );
}
