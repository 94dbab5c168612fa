import { studioShortcuts, type Shortcut, type ShortcutGroup } from '@kinora/contract';
import {
  CommandKey,
  DescriptionList,
  Dialog,
  Heading,
  Inline,
  Kbd,
  Stack,
  Text,
} from '@kinora/design-system';
import { Fragment } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { shellLabels } from '../../labels/shellLabels.ts';

export interface ShortcutSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** @default those of the kit */
  groups?: readonly ShortcutGroup[] | undefined;
  labels?: Partial<Pick<KitLabels['shell'], 'shortcuts' | 'or'>> | undefined;
}

/** Every key that does something, by where it does. */
export function ShortcutSheet({
  isOpen,
  onOpenChange,
  groups = studioShortcuts,
  labels,
}: ShortcutSheetProps) {
  const words = useKitLabels('shell', shellLabels, labels);
  return (
    <Dialog
      data-component="ShortcutSheet"
      title={words.shortcuts}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Stack gap={24}>
        {groups.map(({ title, shortcuts }) => (
          <Stack key={title} as="section" gap={8}>
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <DescriptionList
              items={shortcuts.map(({ does, keys }) => ({
                id: does,
                term: does,
                details: <Keys keys={keys} or={words.or} />,
              }))}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

function Keys({ keys, or }: Pick<Shortcut, 'keys'> & { or: string }) {
  return (
    <Inline gap={6}>
      {keys.map((together, index) => (
        <Fragment key={together.join('+')}>
          {index > 0 && (
            <Text size="sm" tone="tertiary">
              {or}
            </Text>
          )}
          <Inline as="span" gap={4} wrap={false}>
            {together.map((key) => (key === 'Mod' ? <CommandKey key={key} /> : <Kbd key={key}>{key}</Kbd>))}
          </Inline>
        </Fragment>
      ))}
    </Inline>
  );
}
