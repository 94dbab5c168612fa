import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { fieldWords } from '../../labels/english/fieldWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { link } from '../Link/Link.css.ts';
import { notice } from '../Notice/Notice.css.ts';
import { NoticeContent } from '../Notice/NoticeContent.tsx';
import { faults as faultsClass } from './Form.css.ts';
import { faultsOf } from './formErrors.ts';
import type { FormErrors, FormFault } from './formErrors.ts';
import { focusField, hasField, inPageOrder } from './formFields.ts';

interface ErrorSummaryProps {
  errors: FormErrors;
  labels: Partial<Pick<Labels, 'toCorrect'>> | undefined;
}

/** What a form has wrong, as links to the fields. It takes focus when that changes. */
export function ErrorSummary({ errors, labels }: ErrorSummaryProps) {
  const { toCorrect } = useWords(fieldWords, labels);
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const faults = form ? inPageOrder(form, faultsOf(errors)) : faultsOf(errors);
  useLayoutEffect(() => {
    // The fields that it leads to are in the page now.
    setForm(box.current?.closest('form') ?? null);
    box.current?.focus();
  }, [errors]);
  const words = ({ name, message }: FormFault) =>
    form && hasField(form, name) ? (
      <Link className={link({ tone: 'inherit' })} onPress={() => focusField(form, name)}>
        {message}
      </Link>
    ) : (
      message
    );
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      data-part="summary"
      className={notice({ tone: 'danger' })}
    >
      <NoticeContent tone="danger" title={toCorrect(faults.length)} titleId={titleId}>
        <ul className={faultsClass}>
          {faults.map((fault) => (
            <li key={`${fault.name}: ${fault.message}`}>{words(fault)}</li>
          ))}
        </ul>
      </NoticeContent>
    </div>
  );
}
