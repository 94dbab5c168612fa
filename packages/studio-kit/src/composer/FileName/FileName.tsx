import { Text, VisuallyHidden } from '@kinora/design-system';
import { fileName, shortened } from './FileName.css.ts';
import { fileNameParts } from './fileNameParts.ts';

/** A person's own file, by its name: without room for all of it, it is shortened in the middle and keeps its ending. */
export function FileName({ children: name }: { children: string }) {
  const [start, end] = fileNameParts(name);
  return (
    <Text size="xs" isMono title={name} dir="auto" className={fileName}>
      {start === '' ? (
        name
      ) : (
        <>
          {/* Heard whole: beside each other they would be heard as two. */}
          <VisuallyHidden>{name}</VisuallyHidden>
          <span aria-hidden className={shortened}>
            {start}
          </span>
          <span aria-hidden>{end}</span>
        </>
      )}
    </Text>
  );
}
