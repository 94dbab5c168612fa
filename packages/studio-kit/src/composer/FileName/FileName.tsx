import { Text } from '@kinora/design-system';
import { fileName, shortened } from './FileName.css.ts';
import { fileNameParts } from './fileNameParts.ts';

/** A person's own file, by its name: without room for all of it, it is shortened in the middle and keeps its ending. */
export function FileName({ children: name }: { children: string }) {
  const [start, end] = fileNameParts(name);
  return (
    // Its preview says the name whole.
    <Text size="xs" isMono title={name} dir="auto" className={fileName}>
      <span className={shortened}>{start}</span>
      <span>{end}</span>
    </Text>
  );
}
