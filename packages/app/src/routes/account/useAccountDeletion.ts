import { accountPageWords } from '@kinora/contract';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useOneMutation } from '../../queries/useOneMutation.ts';
import { markHere } from '../../router/markHere.ts';
import { useRouter } from '../../router/RouterProvider.tsx';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';

/** Ends the account, says so, and leads whoever is still on its page home. */
export function useAccountDeletion() {
  const { account } = useStudioApi();
  const { leave } = useAuth();
  const router = useRouter();
  const toasts = useToasts();
  return useOneMutation({
    mutationFn: async (proof: { password: string }) => {
      const isStillHere = markHere(router);
      await leave(() => account.delete(proof));
      return isStillHere;
    },
    onSuccess: (isStillHere) => {
      toasts.add({ tone: 'success', topic: 'account', title: accountPageWords.deleted });
      if (isStillHere()) void router.navigate('/');
    },
  });
}
