import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { choice } from './MediaDeck.css.ts';

interface MediaChoiceProps {
  part: string;
  label: string;
  /** What the button shows. */
  shown: ReactNode;
  options: readonly { id: string; label: string }[];
  selected: string;
  onChosen: (id: string) => void;
}

/** A button with one of a few settings, which opens the others. */
export function MediaChoice({ part, label, shown, options, selected, onChosen }: MediaChoiceProps) {
  const current = options.find(({ id }) => id === selected)?.label ?? selected;
  return (
    <Menu
      label={label}
      placement="top end"
      trigger={
        <Button variant="ghost" data-part={part} aria-label={`${label}: ${current}`} className={choice}>
          {shown}
        </Button>
      }
      items={[
        {
          id: part,
          selectionMode: 'single',
          selectedIds: [selected],
          onSelectedChange: ({ ids: [id] }) => id !== undefined && onChosen(id),
          entries: options,
        },
      ]}
    />
  );
}
