import type { PromptTemplate } from '@kinora/contract';
import { Button, Menu } from '@kinora/design-system';
import { ChevronDown, Undo2 } from '@kinora/design-system/icons';
import { useState } from 'react';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { useLateOpening } from '../../late/useLateOpening.ts';

export interface TemplateMenuProps {
  label: string;
  templates: readonly PromptTemplate[];
  isDisabled: boolean;
  /** The words that a template takes the place of. */
  value: string;
  onReplaced: (prompt: string) => void;
}

/** A menu of words to begin with, and the way back to those that one took the place of. It came with the press that opens it. */
export function TemplateMenu({ label, templates, isDisabled, value, onReplaced }: TemplateMenuProps) {
  const { trigger, ...opening } = useLateOpening(true);
  const words = useKitLabels('studio', studioLabels);
  /** What a template took the place of, and that template. */
  const [[typed, put], setLast] = useState(['', '']);
  return (
    <>
      <Menu
        label={label}
        items={templates.map(({ id, label: name }) => ({ id, label: name }))}
        {...opening}
        onAction={({ id }) => {
          const { prompt } = templates.find((each) => each.id === id)!;
          // One after the other, and what was typed is still had back.
          setLast([value === put ? typed! : value, prompt]);
          onReplaced(prompt);
        }}
        trigger={
          <Button ref={trigger} size="sm" variant="ghost" icon={ChevronDown} isDisabled={isDisabled}>
            {label}
          </Button>
        }
      />
      {typed && value === put && (
        <Button
          size="sm"
          variant="ghost"
          icon={Undo2}
          isDisabled={isDisabled}
          onPress={() => {
            trigger.current?.focus();
            onReplaced(typed);
          }}
        >
          {words.undo}
        </Button>
      )}
    </>
  );
}
