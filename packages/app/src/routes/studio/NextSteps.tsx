import { deedWords, historyWords, isKept } from '@kinora/contract';
import { IconButton, Inline } from '@kinora/design-system';
import { Heart, Info, LinkIcon, Trash2 } from '@kinora/design-system/icons';
import type { FinishedEvent } from '@kinora/studio-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUserId } from '../../account/AuthProvider.tsx';
import { creationQuery } from '../../queries/creations.ts';
import { lateDialog } from '../../late/lateDialog.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { CompareDeed } from '../library/CompareDeed.tsx';
import { GoOnIn, StartFrom } from '../library/CreationDeeds.tsx';
import { DeleteQuestion } from '../library/DeleteQuestion.tsx';
import { useCreationDeeds } from '../library/useCreationDeeds.ts';
import { useLinkCopy } from '../library/useLinkCopy.tsx';
import { useReuse } from '../library/useReuse.ts';
import { smallDeeds } from './NextSteps.css.ts';
import { useHandoverFrom } from './useHandoverFrom.ts';
import { VaryDeed } from './VaryDeed.tsx';

/** Come with the first press: all that a creation is told with is much. */
const ResultDetails = lateDialog(() => import('./ResultDetails.tsx'));
const CreationCompared = lateDialog(() => import('../library/CreationCompared.tsx'));

/** What can be done with what was just made: another like it, keep it, go on from it, or put it away. */
export default function NextSteps({ creation: made, studio }: FinishedEvent) {
  const api = useStudioApi();
  const userId = useUserId();
  const isOwn = isKept(made);
  const { data } = useQuery({
    ...creationQuery(api, userId, made.id),
    initialData: made,
    enabled: isOwn,
  });
  const { like, remove } = useCreationDeeds(userId);
  const { startFrom, goOnIn, reuse } = useReuse(useHandoverFrom(studio));
  // What was asked for before may be of the time when it was still being made.
  const creation = data?.status === 'completed' ? data : made;
  const { copyLink, byHand } = useLinkCopy(creation);
  const [isAsked, setIsAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [isCompared, setIsCompared] = useState(false);
  return (
    <>
      <VaryDeed key={creation.id} {...{ creation, studio }} onReuseRequested={() => reuse(creation)} />
      <Inline gap={4} className={smallDeeds}>
        {isOwn && (
          <>
            <IconButton size="sm" icon={Info} label={historyWords.details} onPress={() => setIsOpen(true)} />
            <IconButton
              size="sm"
              icon={Heart}
              label={deedWords.like}
              isPressed={creation.is_liked}
              onPress={() => like({ creation, isLiked: !creation.is_liked })}
            />
            <CompareDeed size="sm" creation={creation} onCompareRequested={() => setIsCompared(true)} />
          </>
        )}
        {creation.file_url && (
          <>
            <StartFrom size="sm" creation={creation} onStartFrameRequested={() => startFrom(creation)} />
            <GoOnIn size="sm" creation={creation} onUseRequested={({ tool }) => goOnIn(creation, tool)} />
          </>
        )}
        {isOwn && (
          <>
            <IconButton
              size="sm"
              icon={LinkIcon}
              label={deedWords.copyLink}
              onPress={() => void copyLink(creation)}
            />
            <IconButton size="sm" icon={Trash2} label={deedWords.delete} onPress={() => setIsAsked(true)} />
          </>
        )}
      </Inline>
      {byHand}
      <ResultDetails
        {...{ creation, isOpen, userId }}
        onOpenChange={setIsOpen}
        onLikeToggled={like}
        onDeleteRequested={() => setIsAsked(true)}
      />
      <CreationCompared {...{ creation, userId }} isOpen={isCompared} onOpenChange={setIsCompared} />
      <DeleteQuestion
        creations={isAsked ? [creation] : []}
        onClosed={() => setIsAsked(false)}
        onConfirmed={() => {
          remove([creation], () => studio.bring({ is: 'creation', creation }));
          studio.dismiss(creation.id);
        }}
      />
    </>
  );
}
