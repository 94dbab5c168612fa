import { limitWords, payingWords, problemIn, routes } from '@kinora/contract';
import { CreditPanel } from '@kinora/studio-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAuth, useUserId } from '../../account/AuthProvider.tsx';
import { useSignInPrompt } from '../../account/SignInPrompt.tsx';
import { useCreditsPrompt } from '../../billing/CreditsPrompt.tsx';
import { log } from '../../log.ts';
import { limitsQuery } from '../../queries/limits.ts';
import { useFailure } from '../../queries/useFailure.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';

/** What one has to make things with, live (A106 to A111). */
export function CreditsCard() {
  const { status } = useAuth();
  const userId = useUserId();
  const askToSignIn = useSignInPrompt();
  const askForCredits = useCreditsPrompt();
  const toasts = useToasts();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const limits = useQuery({
    ...limitsQuery(useStudioApi(), userId),
    enabled: status === 'member',
  });
  const { data, error, refetch } = limits;
  const failure = useFailure(limits);
  useEffect(() => {
    if (!error) return;
    const isSessionOver = problemIn(error)?.kind === 'NotSignedIn';
    log(isSessionOver ? payingWords.noSession : limitWords.limitsFailed, error);
  }, [error]);

  const refresh = async () => {
    setIsRefreshing(true);
    const { isSuccess } = await refetch();
    setIsRefreshing(false);
    if (isSuccess) toasts.add({ tone: 'success', topic: 'credits', title: limitWords.refreshed });
  };
  if (status === 'visitor') return <CreditPanel status="visitor" onSignInRequested={askToSignIn} />;
  if (!data)
    return failure ? (
      <CreditPanel
        status="failed"
        isRefreshing={failure.isPending}
        onRefreshRequested={() => void refresh()}
      />
    ) : (
      <CreditPanel status="loading" />
    );
  return (
    <CreditPanel
      status="ready"
      limits={data}
      staleNote={error ? limitWords.limitsFailed : undefined}
      isRefreshing={isRefreshing}
      plansHref={routes.pricing.path}
      historyHref={routes.account.path}
      onRefreshRequested={() => void refresh()}
      onCreditsRequested={askForCredits}
    />
  );
}
