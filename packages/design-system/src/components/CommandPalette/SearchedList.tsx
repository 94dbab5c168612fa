import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import {
  AutocompleteStateContext,
  FieldInputContext,
  SelectableCollectionContext,
} from 'react-aria-components';

interface SearchedListProps {
  query: string;
  onQueryChange: (query: string) => void;
  children: ReactNode;
}

/**
 * A field and a list that is walked from it. React Aria's own component of this lies in one file with contexts that every
 * text field asks for, so a page with nothing but a text field would load all that a search needs.
 */
export function SearchedList({ query, onQueryChange, children }: SearchedListProps) {
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const state = { inputValue: query, setInputValue: onQueryChange, focusedNodeId, setFocusedNodeId };
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef, collectionRef: listRef },
    state,
  );
  return (
    <AutocompleteStateContext value={state}>
      <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
        <SelectableCollectionContext value={{ ...collectionProps, ref: collectionRef }}>
          {children}
        </SelectableCollectionContext>
      </FieldInputContext>
    </AutocompleteStateContext>
  );
}
