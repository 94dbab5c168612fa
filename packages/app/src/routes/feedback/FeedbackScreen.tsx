import { problemIn, routes, type FeedbackDraft } from '@kinora/contract';
import { Heading, Stack, Text } from '@kinora/design-system';
import { FeedbackForm } from '@kinora/studio-kit';
import { useState } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useOneMutation } from '../../queries/useOneMutation.ts';
import { narrowPage } from '../../shell/shell.css.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useFeedbackDraft } from './useFeedbackDraft.ts';

/** Whether the server said no (A209), or something broke on the way (A210). */
const endOf = (thrown: unknown): 'failed' | 'broke' => {
  const kind = problemIn(thrown)?.kind;
  return kind === undefined || kind === 'Unexpected' || kind === 'Offline' ? 'broke' : 'failed';
};

/** Tells us what one thinks (A204 to A210). */
export function Component() {
  const { feedback } = useStudioApi();
  const { user } = useAuth();
  const { typed, keep, drop } = useFeedbackDraft();
  const [sent, setSent] = useState(0);
  const sending = useOneMutation({
    mutationFn: (draft: FeedbackDraft) => feedback.send(draft).then(drop),
    onSuccess: () => setSent((before) => before + 1),
  });
  const outcome = sending.isSuccess ? 'sent' : sending.isError ? endOf(sending.error) : null;
  return (
    <Stack gap={24} className={narrowPage}>
      <Stack gap={4}>
        <Heading level={1} tabIndex={-1}>
          {routes.feedback.title}
        </Heading>
        <Text tone="secondary">{routes.feedback.description}</Text>
      </Stack>
      <FeedbackForm
        // Sent, it begins anew; not sent, everything stays as it was typed.
        key={sent}
        initial={{ name: user?.user_metadata.full_name ?? '', email: user?.email ?? '', ...typed }}
        isPending={sending.isPending}
        outcome={outcome}
        onChanged={(event) => keep(event.typed)}
        onFeedbackSubmitted={(event) => sending.mutate(event.feedback)}
      />
    </Stack>
  );
}
