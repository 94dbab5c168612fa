import { Button, Link, Notice } from '@kinora/design-system';
import type { AccountWords } from '../../labels/accountLabels.ts';

/** A confirmation that was mailed, and where. */
export interface Confirmation {
  readonly email: string;
  /** Where mails can be read while there is no mail server. */
  readonly inboxHref?: string | undefined;
  /** It was asked for again. */
  readonly isResent?: boolean | undefined;
}

export interface ConfirmationNoticeProps {
  confirmation: Confirmation;
  words: AccountWords;
  isPending: boolean;
  onResendRequested?: ((event: { email: string }) => void) | undefined;
}

/** Where the way goes on once an account was made: in the mail. */
export function ConfirmationNotice({
  confirmation: { email, inboxHref, isResent = false },
  words,
  isPending,
  onResendRequested,
}: ConfirmationNoticeProps) {
  return (
    <Notice
      tone="info"
      title={words.checkEmail}
      action={
        onResendRequested && (
          <Button size="sm" isPending={isPending} onPress={() => onResendRequested({ email })}>
            {words.sendAgain}
          </Button>
        )
      }
    >
      {isResent ? words.confirmationMailed : words.linkWent(email)}{' '}
      {inboxHref && (
        <Link href={inboxHref} target="_blank">
          {words.openInbox}
        </Link>
      )}
    </Notice>
  );
}
