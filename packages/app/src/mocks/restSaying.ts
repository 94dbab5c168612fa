import { HttpResponse } from 'msw';
import { answering } from './fakeServer.ts';

/** Lets a call's problem travel as PostgREST says it. */
export const restSaying = (answer: () => Promise<Response>): Promise<Response> =>
  answering(answer, ({ kind, message }, status) =>
    HttpResponse.json(
      { code: kind === 'NotSignedIn' ? '42501' : 'P0001', message, details: null, hint: null },
      { status },
    ),
  );
