import type { PromptTemplate } from '@kinora/contract';
import { Button, Menu } from '@kinora/design-system';
import { ChevronDown } from '@kinora/design-system/icons';
import { useLateOpening } from '../../late/useLateOpening.ts';

export interface TemplateMenuProps {
  label: string;
  templates: readonly PromptTemplate[];
  isDisabled: boolean;
  onTemplateChosen: (template: PromptTemplate) => void;
}

/** A menu of words to begin with. It came with the press that opens it. */
export function TemplateMenu({ label, templates, isDisabled, onTemplateChosen }: TemplateMenuProps) {
  const { trigger, ...opening } = useLateOpening(true);
  return (
    <Menu
      label={label}
      items={templates.map(({ id, label: name }) => ({ id, label: name }))}
      {...opening}
      onAction={({ id }) => {
        const chosen = templates.find((each) => each.id === id);
        if (chosen) onTemplateChosen(chosen);
      }}
      trigger={
        <Button ref={trigger} size="sm" variant="ghost" icon={ChevronDown} isDisabled={isDisabled}>
          {label}
        </Button>
      }
    />
  );
}
