import type { StudioCreation } from '@kinora/contract';
import { CreationView, type CreationViewProps } from '../library/CreationView.tsx';
import { useAlbumAddition } from '../library/useAlbumAddition.tsx';

export interface ResultDetailsProps extends Pick<
  CreationViewProps,
  'userId' | 'onLikeToggled' | 'onDeleteRequested'
> {
  creation: StudioCreation;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What was just made, large and over its studio, with what it was made from and all that can be done with it. */
export default function ResultDetails({ creation, isOpen, onOpenChange, ...view }: ResultDetailsProps) {
  const { dialog, ask } = useAlbumAddition(view.userId);
  return (
    <>
      <CreationView
        {...view}
        id={isOpen ? creation.id : null}
        hasAddress={false}
        known={[creation]}
        onMoreRequested={undefined}
        onClosed={() => onOpenChange(false)}
        onAlbumRequested={ask}
      />
      {dialog}
    </>
  );
}
