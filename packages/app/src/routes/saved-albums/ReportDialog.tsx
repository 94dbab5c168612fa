import {
  libraryWords,
  problemIn,
  reportMessageLimit,
  reportReasons,
  type ReportReason,
} from '@kinora/contract';
import { Button, Dialog, Form, Notice, RadioGroup, Stack, TextArea } from '@kinora/design-system';
import { useId, useState } from 'react';
import { useOneMutation } from '../../queries/useOneMutation.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';

const words = libraryWords.albums;
const reasons = reportReasons.map((value) => ({ value, label: words.reportReasons[value] }));

export interface ReportDialogProps {
  token: string;
  isOpen: boolean;
  onClosed: () => void;
}

/** Tells Kinora that something is wrong with a shared album. */
export function ReportDialog({ token, isOpen, onClosed }: ReportDialogProps) {
  const { library } = useStudioApi();
  const toasts = useToasts();
  const form = useId();
  const [reason, setReason] = useState<ReportReason>(reportReasons[0]);
  const report = useOneMutation({
    mutationFn: (message: string) => library.reportAlbum({ token, reason, ...(message && { message }) }),
    onSuccess: () => {
      toasts.add({ tone: 'success', topic: 'report', title: words.reported });
      onClosed();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (isNowOpen) return;
        report.reset();
        onClosed();
      }}
      asksFirst
      size="sm"
      title={words.report}
      footer={
        <Button type="submit" form={form} tone="accent" variant="solid" isPending={report.isPending}>
          {words.reportSend}
        </Button>
      }
    >
      <Stack gap={16}>
        {report.isError && (
          <Notice tone="danger" title={words.reportFailed}>
            {problemIn(report.error)?.message}
          </Notice>
        )}
        <Form
          id={form}
          isPending={report.isPending}
          onSubmitted={({ values }) =>
            report.mutate(typeof values['message'] === 'string' ? values['message'].trim() : '')
          }
        >
          <Stack gap={16}>
            <RadioGroup label={words.reportReason} options={reasons} value={reason} onChange={setReason} />
            <TextArea name="message" label={words.reportMessage} maxLength={reportMessageLimit} />
          </Stack>
        </Form>
      </Stack>
    </Dialog>
  );
}
