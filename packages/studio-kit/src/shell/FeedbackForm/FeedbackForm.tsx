import {
  validateFeedback,
  emptyFeedback,
  feedbackLimits,
  feedbackToSend,
  feedbackTypes,
  missingInFeedback,
  takesRating,
  type FeedbackDraft,
  type FeedbackField,
} from '@kinora/contract';
import { Button, Notice, Rating, Select, TextArea, TextField } from '@kinora/design-system';
import { useState } from 'react';
import { CheckedForm } from '../../CheckedForm.tsx';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { feedbackFormLabels } from '../../labels/feedbackFormLabels.ts';
import { FeedbackOutcome, type FeedbackEnd } from './FeedbackOutcome.tsx';
import { pair } from './FeedbackForm.css.ts';

export interface FeedbackFormProps {
  /** What is known already: the name and address of who is signed in, say, or what was typed before a reload. */
  initial?: Partial<FeedbackDraft> | undefined;
  isPending?: boolean | undefined;
  /** What came of it: until then, or after a change of the form, null. */
  outcome?: FeedbackEnd | null | undefined;
  /** What of one field was typed or chosen, to be kept beside that of the others until it is sent. */
  onChanged?: ((event: { typed: Partial<FeedbackDraft> }) => void) | undefined;
  /** Nothing is missing: the subject is filled in (A207). */
  onFeedbackSubmitted: (event: { feedback: FeedbackDraft }) => void;
  labels?: Partial<KitLabels['feedback']> | undefined;
}

/** Tells the people who make it what one thinks (A204 to A210). */
export function FeedbackForm({
  initial,
  isPending,
  outcome = null,
  onChanged,
  onFeedbackSubmitted,
  labels,
}: FeedbackFormProps) {
  const words = useKitLabels('feedback', feedbackFormLabels, labels);
  // What becomes known later still fills what nobody has touched.
  const [typed, setTyped] = useState<Partial<FeedbackDraft>>({});
  const draft: FeedbackDraft = { ...emptyFeedback, ...initial, ...typed };
  const [errorMessages, setErrorMessages] = useState<Partial<Record<FeedbackField, string>>>({});
  const [isMissing, setIsMissing] = useState(false);

  const put =
    <K extends keyof FeedbackDraft>(field: K) =>
    (value: FeedbackDraft[K]) => {
      const now = { [field]: value };
      setTyped((before) => ({ ...before, ...now }));
      onChanged?.({ typed: now });
      setErrorMessages(({ [field]: _corrected, ...others }) => others);
    };

  const send = () => {
    const found = validateFeedback(draft, words);
    setErrorMessages(found);
    setIsMissing(missingInFeedback(draft).length > 0);
    const [first] = Object.keys(found);
    if (!first) onFeedbackSubmitted({ feedback: feedbackToSend(draft) });
    return first;
  };

  return (
    <CheckedForm isPending={isPending} onSent={send} data-component="FeedbackForm">
      <div className={pair}>
        <TextField
          name="name"
          label={words.name}
          autoComplete="name"
          isRequired
          value={draft.name}
          onChange={put('name')}
          errorMessage={errorMessages.name}
        />
        <TextField
          name="email"
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          isRequired
          value={draft.email}
          onChange={put('email')}
          errorMessage={errorMessages.email}
        />
      </div>
      <Select
        label={words.type}
        options={feedbackTypes.map((value) => ({ value, label: words.types[value] }))}
        value={draft.type}
        onChange={put('type')}
      />
      {takesRating(draft.type) && (
        <Rating label={words.rating} value={draft.rating} onChange={put('rating')} />
      )}
      <TextField
        name="subject"
        label={words.subject}
        description={words.subjectHelp(words.types[draft.type])}
        value={draft.subject}
        onChange={put('subject')}
        errorMessage={errorMessages.subject}
      />
      <TextArea
        name="message"
        label={words.message}
        isRequired
        minRows={5}
        maxLength={feedbackLimits.message}
        value={draft.message}
        onChange={put('message')}
        errorMessage={errorMessages.message}
      />
      {isMissing ? (
        <Notice tone="danger" title={words.missing.title}>
          {words.missing.description}
        </Notice>
      ) : (
        <FeedbackOutcome outcome={outcome} words={words} />
      )}
      <Button type="submit" tone="accent" variant="solid" size="lg" isPending={isPending}>
        {words.sendFeedback}
      </Button>
    </CheckedForm>
  );
}
