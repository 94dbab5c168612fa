import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { Check, Copy, TriangleAlert } from '../../icons/glyphs.ts';
import { copyingWords } from '../../labels/english/copyingWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { block, body, failed, head, text } from './Code.css.ts';
import { useCopy } from './useCopy.ts';

const glyphs = { idle: Copy, copied: Check, failed: TriangleAlert };

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'style' | 'children'> {
  code: string;
  /** What it is: 'Prompt', 'curl', 'config.json'. Stands over it and names it. */
  label: string;
  /** Breaks long lines instead of scrolling them: for prompts and other words. @default false */
  isWrapped?: boolean | undefined;
  labels?: Partial<Pick<Labels, 'copy' | 'copied' | 'copyFailed'>> | undefined;
}

/** Text that is copied more often than read: a prompt, a request, settings. */
export function CodeBlock({ code, label, isWrapped = false, labels, className, ...rest }: CodeBlockProps) {
  const words = useWords(copyingWords, labels);
  const { state, copy } = useCopy(code);
  const told = { idle: '', copied: words.copied, failed: words.copyFailed }[state];
  return (
    <figure data-component="CodeBlock" {...rest} className={joinClasses(block, className)}>
      <figcaption className={head}>
        <span data-part="label">{label}</span>
        <Button data-part="copy" size="sm" variant="ghost" icon={glyphs[state]} onPress={() => void copy()}>
          {state === 'copied' ? words.copied : words.copy}
        </Button>
        <VisuallyHidden role="status">{told}</VisuallyHidden>
      </figcaption>
      {/* It scrolls, so keys have to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre data-part="code" role="region" aria-label={label} tabIndex={0} className={body({ isWrapped })}>
        <code className={text}>{code}</code>
      </pre>
      {state === 'failed' && (
        <div aria-hidden="true" data-part="failed" className={failed}>
          {words.copyFailed}
        </div>
      )}
    </figure>
  );
}
