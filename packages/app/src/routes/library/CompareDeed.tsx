import { compareWords, deedWords, type StudioCreation } from '@kinora/contract';
import { IconButton, type IconButtonProps } from '@kinora/design-system';
import { SquareSplitHorizontal } from '@kinora/design-system/icons';
import { useUserId } from '../../account/AuthProvider.tsx';
import { useToasts } from '../../toasts.tsx';
import { sourcesOf } from './sources.ts';
import { useComparable } from './useComparable.ts';

export interface CompareDeedProps extends Pick<IconButtonProps, 'size'> {
  creation: StudioCreation;
  onCompareRequested: () => void;
}

/** Lays it over others of its kind; while there are none it says so. */
export function CompareDeed({ creation, size, onCompareRequested }: CompareDeedProps) {
  const { others, isPending, failure } = useComparable(creation, useUserId());
  const toasts = useToasts();
  // Why nothing is known of them is told where they would be.
  const isAlone = !isPending && !failure && others.length === 0 && sourcesOf(creation).length === 0;
  return (
    <IconButton
      size={size}
      icon={SquareSplitHorizontal}
      label={deedWords.compare}
      isUnavailable={isAlone}
      onPress={() =>
        isAlone ? toasts.add({ tone: 'info', topic: 'compare', ...compareWords.none }) : onCompareRequested()
      }
    />
  );
}
