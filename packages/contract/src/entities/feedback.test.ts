import fc from 'fast-check';
import { feedbackTypes } from '../words/feedback.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  validateFeedback,
  emptyFeedback,
  feedbackLimits,
  feedbackSchema,
  feedbackToSend,
  type FeedbackDraft,
} from './feedback.ts';

const filled: FeedbackDraft = {
  ...emptyFeedback,
  name: 'Mara',
  email: 'mara@example.com',
  message: 'A joy',
};

describe('what the form says and what the server takes', () => {
  it('a whole form lacks nothing, and another every blank field in the order of the form (A206)', () => {
    expect(validateFeedback(filled)).toEqual({});
    expect(Object.entries(validateFeedback({ ...emptyFeedback, email: '  ' }))).toEqual(
      ['name', 'email', 'message'].map((field) => [field, 'Please fill in all required fields.']),
    );
  });

  it.each([
    ['name', 'The name may have at most 200 characters.'],
    ['subject', 'The subject may have at most 200 characters.'],
    ['message', 'The message may have at most 10,000 characters.'],
  ] as const)('takes a %s of just the limit, and no more', (field, message) => {
    const most = 'x'.repeat(feedbackLimits[field]);
    expect(validateFeedback({ ...filled, [field]: ` ${most} ` })).toEqual({});
    expect(validateFeedback({ ...filled, [field]: `${most}x` })).toEqual({ [field]: message });
  });

  it('wants an address that could be answered', () => {
    expect(validateFeedback({ ...filled, email: 'mara' })).toEqual({
      email: 'Please enter a valid email address.',
    });
    const long = `${'m'.repeat(feedbackLimits.email)}@example.com`;
    expect(validateFeedback({ ...filled, email: long })['email']).toContain('at most 320 characters');
  });

  it.each([0, 6, 1.5, Number.NaN])('takes no rating of %s', (rating) => {
    expect(validateFeedback({ ...filled, rating })).toEqual({
      rating: 'A rating is a whole number from 1 to 5.',
    });
  });

  it('what a body leaves out is filled in, and lines are kept out of the head of a letter (A207)', () => {
    const { name, email, message } = filled;
    expect(v.parse(feedbackSchema, { name: `${name}\n\tLind`, email, message, type: 'feature' })).toEqual({
      ...filled,
      name: 'Mara Lind',
      type: 'feature',
      subject: 'Feature request',
    });
    expect(feedbackToSend({ ...filled, subject: 'Nice\nBcc: all@example.org' }).subject).toBe(
      'Nice Bcc: all@example.org',
    );
  });

  it('what the form sends is what the server makes of it (A205)', () => {
    const draft = fc.record({
      name: fc.string({ maxLength: 250 }),
      email: fc.oneof(fc.emailAddress(), fc.string()),
      type: fc.constantFrom(...feedbackTypes),
      subject: fc.string({ maxLength: 250 }),
      message: fc.string(),
      rating: fc.option(fc.integer({ min: -1, max: 7 })),
    });
    fc.assert(
      fc.property(draft, (each) => {
        const isRefused = Object.keys(validateFeedback(each)).length > 0;
        expect(v.safeParse(feedbackSchema, each).success).toBe(!isRefused);
        if (isRefused) return;
        const sent = feedbackToSend(each);
        expect(v.parse(feedbackSchema, JSON.parse(JSON.stringify(sent)))).toEqual(sent);
      }),
    );
  });
});
