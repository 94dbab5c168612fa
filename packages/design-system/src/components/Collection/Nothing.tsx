import type { ReactNode } from 'react';
import { listWords } from '../../labels/english/listWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { nothing } from './Lines.css.ts';

interface NothingProps {
  labels?: Partial<Pick<Labels, 'nothingHere'>> | undefined;
  children: ReactNode;
}

/** What stands in an empty list: words of the product, a drawing with a way on, or else a plain line. */
export function Nothing({ labels, children }: NothingProps) {
  const { nothingHere } = useWords(listWords, labels);
  const words = children ?? nothingHere;
  return typeof words === 'string' ? <span className={nothing}>{words}</span> : words;
}
