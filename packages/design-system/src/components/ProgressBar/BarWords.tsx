import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import { value as valueClass, words } from './ProgressBar.css.ts';

interface BarWordsProps {
  label: string;
  value: ReactNode;
}

/** The label and the value over a bar: shared by ProgressBar and Meter. */
export function BarWords({ label, value }: BarWordsProps) {
  return (
    <div data-part="words" className={words}>
      <Label>{label}</Label>
      {value && (
        <span data-part="value" className={valueClass}>
          {typeof value === 'string' ? <bdi>{value}</bdi> : value}
        </span>
      )}
    </div>
  );
}
