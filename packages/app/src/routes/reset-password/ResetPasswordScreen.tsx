import { accountWords, barWords, problemIn, routes } from '@kinora/contract';
import { Button, Heading, LinkButton, Notice, Stack, Text } from '@kinora/design-system';
import { NewPasswordForm } from '@kinora/studio-kit';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useSignInPrompt } from '../../account/SignInPrompt.tsx';
import { useOneMutation } from '../../queries/useOneMutation.ts';
import { narrowPage } from '../../shell/shell.css.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';

/** Where the link of a mail leads who forgot a password (D37): by then the link has signed them in. */
export function Component() {
  const { auth } = useStudioApi();
  const { status, user } = useAuth();
  const askToSignIn = useSignInPrompt();
  const setting = useOneMutation({ mutationFn: (next: string) => auth.setPassword(next) });
  return (
    <Stack gap={24} className={narrowPage}>
      <Heading level={1} tabIndex={-1}>
        {routes.resetPassword.title}
      </Heading>
      {status === 'visitor' && (
        <Notice
          tone="warning"
          title={accountWords.linkExpired}
          action={
            <Button size="sm" onPress={askToSignIn}>
              {barWords.signIn}
            </Button>
          }
        />
      )}
      {status === 'member' && setting.isSuccess && (
        <Notice
          tone="success"
          title={accountWords.passwordChanged}
          action={
            <LinkButton size="sm" href={routes.home.path}>
              {routes.home.title}
            </LinkButton>
          }
        />
      )}
      {status === 'member' && !setting.isSuccess && (
        <>
          <Text as="p" tone="secondary">
            {accountWords.passwordFor(user?.email ?? '')}
          </Text>
          <NewPasswordForm
            isPending={setting.isPending}
            problem={setting.error ? (problemIn(setting.error)?.message ?? null) : null}
            onPasswordChosen={(event) => setting.mutate(event.next)}
          />
        </>
      )}
    </Stack>
  );
}
