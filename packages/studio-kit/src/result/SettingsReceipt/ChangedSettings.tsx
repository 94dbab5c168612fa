import { changedLines, type SettingLine } from '@kinora/contract';
import { DescriptionList, Heading, Text, VisuallyHidden } from '@kinora/design-system';
import type { KitLabels } from '../../labels/index.ts';
import { earlier, later } from './SettingsReceipt.css.ts';

export interface ChangedSettingsProps {
  before: readonly SettingLine[];
  after: readonly SettingLine[];
  said: Pick<KitLabels['result'], 'changed' | 'unchanged' | 'none' | 'was' | 'is' | 'another'>;
}

/** What another one was made with, and what this one: only where they differ. */
export function ChangedSettings({ before, after, said }: ChangedSettingsProps) {
  const changed = changedLines(before, after);
  return (
    <>
      <Heading level={3} size="sm">
        {said.changed}
      </Heading>
      {changed.length === 0 ? (
        <Text size="sm" tone="secondary">
          {said.unchanged}
        </Text>
      ) : (
        <DescriptionList
          items={changed.map((line) => ({
            id: line.id,
            term: line.label,
            details: [
              <del key="before" className={earlier}>
                <VisuallyHidden>{said.was} </VisuallyHidden>
                {line.before ?? said.none}
              </del>,
              <ins key="after" className={later}>
                <VisuallyHidden>{said.is} </VisuallyHidden>
                {line.after === line.before ? said.another : (line.after ?? said.none)}
              </ins>,
            ],
            isNumeric: line.isNumeric,
          }))}
        />
      )}
    </>
  );
}
