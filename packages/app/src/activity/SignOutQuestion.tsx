import { jobWords, leavingUpload, leavingWork } from '@kinora/contract';
import { AlertDialog } from '@kinora/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAuth } from '../account/AuthProvider.tsx';
import type { Leaving } from '../account/leaving.ts';
import { sendingsQuery, type Sent } from '../queries/sendings.ts';

/** What would be stopped; nothing where nothing would. */
function stoppedBy(uploads: readonly Sent[]): string {
  const [first] = uploads;
  if (!first) return '';
  const { one, several } = leavingUpload;
  const stops = uploads.length === 1 ? one(first.title) : several(`${uploads.length}`);
  return uploads.every(({ isSure }) => isSure) ? `${stops} ${jobWords.notCharged}` : stops;
}

function askFirst(leaving: Pick<Leaving, 'question'>, question: Leaving['question']) {
  leaving.question = question;
}

/** Asks before uploads are stopped by signing out. When they are there meanwhile, there is nothing to ask. */
export default function SignOutQuestion() {
  const { leaving } = useAuth();
  const description = stoppedBy(useQuery(sendingsQuery).data.all.filter(({ cancel }) => cancel));
  // Its words stay while it goes.
  const [asked, setAsked] = useState({ isOpen: false, description, goOn() {} });
  const close = () => setAsked((before) => ({ ...before, isOpen: false }));
  if (asked.isOpen && !description) close();
  useEffect(() => {
    if (!description) return;
    askFirst(leaving, (goOn) => {
      setAsked({ isOpen: true, description, goOn });
      return true;
    });
    return () => askFirst(leaving, null);
  }, [description, leaving]);
  return (
    <AlertDialog
      isOpen={asked.isOpen}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={leavingUpload.question}
      confirmLabel={leavingUpload.signOut}
      cancelLabel={leavingWork.stay}
      tone="danger"
      onConfirmed={() => asked.goOn()}
    >
      {asked.description}
    </AlertDialog>
  );
}
