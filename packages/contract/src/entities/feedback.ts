import * as v from 'valibot';
import {
  feedbackLabels,
  feedbackTooLong,
  feedbackTypes,
  feedbackWords,
  type FeedbackType,
} from '../words/feedback.ts';
import { shownNumber } from '../billing/coverage.ts';
import { looksLikeEmail } from './emailAddress.ts';

/** What the feedback form holds (A204). */
export interface FeedbackDraft {
  readonly name: string;
  readonly email: string;
  readonly type: FeedbackType;
  readonly subject: string;
  readonly message: string;
  readonly rating: number | null;
}

export const emptyFeedback: FeedbackDraft = {
  name: '',
  email: '',
  type: 'general',
  subject: '',
  message: '',
  rating: null,
};

/** Only general feedback and compliments carry one (A205). */
export const takesRating = (type: FeedbackType): boolean => type === 'general' || type === 'compliment';

/** How long each may be, without the white space around it. */
export const feedbackLimits = { name: 200, email: 320, subject: 200, message: 10_000 } as const;

/** How it is said that something is blank, too long, or no address. */
export interface FeedbackSaid {
  readonly missing: { readonly description: string };
  readonly wrongEmail: string;
  readonly tooLong: { readonly [Field in keyof typeof feedbackLimits]: (most: string) => string };
}

/** These stand in the head of a letter, where a line that breaks begins another field. */
const inOneLine = v.transform((words: string) => words.replaceAll(/\s+/g, ' '));
const rating = 'A rating is a whole number from 1 to 5.';

function schemaIn({ missing: { description: missing }, wrongEmail, tooLong }: FeedbackSaid) {
  const upTo = (field: keyof typeof feedbackLimits) =>
    v.maxLength<string, number, string>(
      feedbackLimits[field],
      tooLong[field](shownNumber(feedbackLimits[field])),
    );
  const written = (field: keyof typeof feedbackLimits) =>
    v.pipe(v.string(missing), v.trim(), v.minLength(1, missing), upTo(field));
  return v.pipe(
    v.object({
      name: v.pipe(written('name'), inOneLine),
      email: v.pipe(written('email'), inOneLine, v.check(looksLikeEmail, wrongEmail)),
      type: v.picklist(feedbackTypes, 'Choose what your feedback is about.'),
      subject: v.nullish(v.pipe(v.string('The subject must be text.'), v.trim(), upTo('subject'), inOneLine)),
      message: written('message'),
      rating: v.nullish(
        v.pipe(v.number(rating), v.integer(rating), v.minValue(1, rating), v.maxValue(5, rating)),
      ),
    }),
    // What was left out is filled in (A205, A207).
    v.transform(({ subject, rating: stars, ...rest }): FeedbackDraft => ({
      ...rest,
      subject: subject || feedbackLabels[rest.type],
      rating: takesRating(rest.type) ? (stars ?? null) : null,
    })),
  );
}

const english: FeedbackSaid = { ...feedbackWords, tooLong: feedbackTooLong };
/** What a server takes, and what the form says before it is asked. */
export const feedbackSchema = schemaIn(english);

export type FeedbackField = keyof FeedbackDraft;

/** What is wrong with it, field by field in the order of the form: blank (A206), too long, no address. */
export function validateFeedback(
  draft: FeedbackDraft,
  said: FeedbackSaid = english,
): Partial<Record<FeedbackField, string>> {
  const { issues = [] } = v.safeParse(schemaIn(said), draft);
  const errorMessages: Partial<Record<FeedbackField, string>> = {};
  // The first of each field: what is blank is no address either.
  for (const issue of issues) errorMessages[v.getDotPath(issue) as FeedbackField] ??= issue.message;
  return errorMessages;
}

/** The required fields that are blank, in the order of the form (A206). */
export const missingInFeedback = (draft: FeedbackDraft): ('name' | 'email' | 'message')[] =>
  (['name', 'email', 'message'] as const).filter((field) => draft[field].trim() === '');

/** What is sent: trimmed, with the label of its type as the subject of one without (A207). */
export const feedbackToSend = (draft: FeedbackDraft): FeedbackDraft => v.parse(feedbackSchema, draft);
