import { initialValues } from '../../tools/draft.ts';
import { catalogue } from '../../tools/catalogue.ts';
import { fullTitleOf } from '../../tools/fullTitleOf.ts';
import { bodyLimit, inlineLimit, readableSize } from '../../tools/media.ts';
import { requestOf } from '../../tools/request.ts';
import { wanImageToVideo } from '../../tools/wanImageToVideo.ts';
import { code, list, text } from '../block.ts';
import type { DocsSection } from './section.ts';
import { fieldTable, priceTable } from './toolReference.ts';

/** Three calls in short, to show the idea; none of them is sent from this page (A212). */
const examples: DocsSection = {
  id: 'examples',
  title: 'The idea in three calls',
  blocks: [
    text('These show the idea; the calls that the server really takes stand below, one for each tool.'),
    code('http', 'POST /generate\n{ "model": "wan-i2v", "prompt": "Waves roll in", "duration": 5 }'),
    code('http', 'GET /models'),
    code('http', 'POST /upload\nContent-Type: image/png'),
  ],
};

const order = requestOf(wanImageToVideo, {
  ...initialValues(wanImageToVideo),
  image: 'data:image/png;base64,...',
  prompt: 'Waves roll in',
});

const calling: DocsSection = {
  id: 'calling',
  title: 'Calling the functions',
  blocks: [
    text('A tool is called as a function of the backend, as a signed-in user, with a JSON body.'),
    code(
      'ts',
      `const { data, error } = await supabase.functions.invoke('${wanImageToVideo.call.function}', {
  body: ${JSON.stringify(order.body, null, 2).replaceAll('\n', '\n  ')},
  headers: { 'idempotency-key': crypto.randomUUID() },
});`,
    ),
    list(
      `Files travel as base64 data URLs while they are ${readableSize(inlineLimit)} together or less; else upload each to storage and send its place, <your user id>/<name>.`,
      `A body over ${readableSize(bodyLimit)} is refused.`,
      'credits_cost has to be the price of exactly this request. If it is not, the answer names the right one and nothing is charged.',
      'The same idempotency-key sent twice is one generation.',
    ),
  ],
};

const answers: DocsSection = {
  id: 'answers',
  title: 'Answers and problems',
  blocks: [
    text(
      'A generation that takes time answers with a taskId and a message; follow it by asking for the state of its job until it ended.',
    ),
    code('json', `{ "taskId": "3f0c...", "message": ${JSON.stringify(wanImageToVideo.words.started)} }`),
    {
      is: 'table',
      caption: 'Problems',
      head: ['Status', 'Kind', 'Meaning'],
      rows: [
        [
          '400',
          'Invalid',
          'A field is wrong, or the engine in use can’t make it; the message says which and how to mend it.',
        ],
        ['401', 'NotSignedIn', 'The access token is missing or over.'],
        ['402', 'NotEnoughCredits', 'Neither an included generation nor the balance covers it.'],
        ['404', 'NotFound', 'It is gone, or not yours.'],
        ['409', 'PriceChanged', 'The price in the body is not the price; the right one is in the answer.'],
        ['413', 'TooLarge', 'The body or a file is too large.'],
        ['422', 'Refused', 'A safety filter refused it.'],
        [
          '429',
          'RateLimited or TooMany',
          'Too many calls, or too many generations at once; Retry-After says when.',
        ],
        ['503', 'Unavailable', 'The server is not there just now.'],
      ],
    },
  ],
};

/** The reference: how to call, what comes back, and every tool from its own definition. */
export const apiReference: readonly DocsSection[] = [
  examples,
  calling,
  answers,
  ...catalogue.map((tool): DocsSection => ({
    id: tool.id,
    title: `${fullTitleOf(tool)}: ${tool.call.function}`,
    blocks: [text(tool.summary), fieldTable(tool), priceTable(tool)],
  })),
];
