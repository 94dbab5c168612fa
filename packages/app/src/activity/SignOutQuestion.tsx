import { jobWords, leavingUpload, leavingWork } from '@kinora/contract';
import { AlertDialog } from '@kinora/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAuth } from '../account/AuthProvider.tsx';
import type { Leaving } from '../account/leaving.ts';
import { sendingsQuery, type Sent } from '../queries/sendings.ts';

/** What would be stopped. */
function stoppedBy(uploads: readonly Sent[]): string {
  const [first] = uploads;
  const { none, one, several } = leavingUpload;
  if (!first) return none;
  const stops = uploads.length === 1 ? one(first.title) : several(`${uploads.length}`);
  return uploads.every(({ isSure }) => isSure) ? `${stops} ${jobWords.notCharged}` : stops;
}

function askFirst(leaving: Pick<Leaving, 'question'>, question: Leaving['question']) {
  leaving.question = question;
}

/** Asks before uploads are stopped by signing out. */
export default function SignOutQuestion() {
  const { leaving } = useAuth();
  const uploads = useQuery(sendingsQuery).data.all.filter(({ cancel }) => cancel);
  const isAsked = uploads.length > 0;
  const [isOpen, setIsOpen] = useState(false);
  const [signOut, setSignOut] = useState(() => () => {});
  useEffect(() => {
    if (!isAsked) return;
    askFirst(leaving, (goOn) => {
      setSignOut(() => goOn);
      setIsOpen(true);
      return true;
    });
    return () => askFirst(leaving, null);
  }, [isAsked, leaving]);
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={isAsked ? leavingUpload.question : leavingUpload.plain}
      confirmLabel={leavingUpload.signOut}
      cancelLabel={leavingWork.stay}
      tone={isAsked ? 'danger' : 'neutral'}
      onConfirmed={() => {
        setIsOpen(false);
        signOut();
      }}
    >
      {stoppedBy(uploads)}
    </AlertDialog>
  );
}
