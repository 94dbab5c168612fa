import { Dialog as RacDialog } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsUnique } from '../../dev/needsUnique.ts';
import { commandWords } from '../../labels/english/commandWords.ts';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import type { DialogRootProps } from '../Dialog/dialogRootProps.ts';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { modal, palette, place } from './CommandPalette.css.ts';
import { CommandSearch } from './CommandSearch.tsx';
import type { CommandSearchProps } from './CommandSearch.tsx';

const english = { ...commandWords, loading: generalWords.loading };

export interface CommandPaletteProps extends DialogRootProps, CommandSearchProps {
  /** Something was chosen. The palette asks to close by itself. */
  onAction?: ((chosen: { id: string }) => void) | undefined;
  labels?:
    | Partial<
        Pick<Labels, 'commands' | 'searchCommands' | 'recent' | 'resultCount' | 'noneFound' | 'loading'>
      >
    | undefined;
}

/** Every place and every deed of a product, found by typing. */
export function CommandPalette({
  isOpen,
  onOpenChange,
  items,
  recentIds,
  onQueryChange,
  isLoading,
  isSearchedElsewhere,
  onAction,
  labels,
  className,
  ref,
  ...rest
}: CommandPaletteProps) {
  if (process.env.NODE_ENV !== 'production') needsUnique('CommandPalette', 'items', 'id', items);
  const words = useWords(english, labels);
  return (
    <ModalFrame isDismissable {...{ isOpen, onOpenChange }} backdropClassName={place} panelClassName={modal}>
      <RacDialog
        data-component="CommandPalette"
        {...rest}
        ref={ref}
        aria-label={words.commands}
        className={joinClasses(palette, className)}
      >
        <CommandSearch
          {...{ items, recentIds, onQueryChange, isLoading, isSearchedElsewhere, words }}
          onAction={(chosen) => {
            onOpenChange(false);
            onAction?.(chosen);
          }}
        />
      </RacDialog>
    </ModalFrame>
  );
}
