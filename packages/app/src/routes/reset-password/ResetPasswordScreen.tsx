import { accountPageWords, authWords, barWords, problemIn, routes } from '@kinora/contract';
import { Button, Heading, LinkButton, Notice, Stack, Text } from '@kinora/design-system';
import { NewPasswordForm } from '@kinora/studio-kit';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useSignInPrompt } from '../../account/SignInPrompt.tsx';
import { useOneMutation } from '../../queries/useOneMutation.ts';
import { narrowPage } from '../../shell/shell.css.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';

/** Where the link of a mail leads who forgot a password (D37): by then the link has signed them in. */
export function Component() {
  const { auth } = useStudioApi();
  const { status, user } = useAuth();
  const askToSignIn = useSignInPrompt();
  const setting = useOneMutation({
    mutationFn: async ({ next }: { next: string; userId: string | undefined }) => auth.setPassword(next),
  });
  // It was done, whoever is here by now; another person's password is another matter.
  const isDone = setting.isSuccess && (status === 'visitor' || user?.id === setting.variables.userId);
  const signIn = (
    <Button size="sm" onPress={askToSignIn}>
      {barWords.signIn}
    </Button>
  );
  return (
    <Stack gap={24} className={narrowPage}>
      <Heading level={1} tabIndex={-1}>
        {routes.resetPassword.title}
      </Heading>
      {status === 'visitor' && !isDone && <NewLinkForm />}
      {isDone && (
        <Notice
          tone="success"
          title={accountPageWords.passwordChanged}
          action={
            status === 'visitor' ? (
              signIn
            ) : (
              <LinkButton size="sm" href={routes.home.path}>
                {routes.home.title}
              </LinkButton>
            )
          }
        />
      )}
      {status === 'member' && !isDone && (
        <>
          <Text as="p" tone="secondary">
            {accountPageWords.passwordFor(user?.email ?? '')}
          </Text>
          <NewPasswordForm
            isPending={setting.isPending}
            problem={
              setting.error ? (problemIn(setting.error)?.message ?? authWords.unexpected.description) : null
            }
            onPasswordChosen={({ next }) => setting.mutate({ next, userId: user?.id })}
          />
        </>
      )}
    </Stack>
  );
}
