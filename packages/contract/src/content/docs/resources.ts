import { code, list, text } from '../block.ts';
import type { DocsSection } from './section.ts';

/** What one can build with, and where to ask. */
export const resources: readonly DocsSection[] = [
  {
    id: 'studio-kit',
    title: 'The studio kit',
    blocks: [
      text(
        'Every screen of Kinora is made of components that you can install: @kinora/design-system holds accessible primitives, @kinora/studio-kit whole studios. Neither fetches, routes or stores; you give them an object that keeps the promises of @kinora/contract.',
      ),
      code(
        'tsx',
        `import { wanImageToVideo } from '@kinora/contract';
import { Studio } from '@kinora/studio-kit';

<Studio tool={wanImageToVideo} api={api} />`,
      ),
    ],
  },
  {
    id: 'fake-server',
    title: 'Working without a server',
    blocks: [
      text(
        'For stories and tests there is a whole server in memory: still, seeded, and able to fail on purpose.',
      ),
      code(
        'ts',
        `import { createFakeStudioApi } from '@kinora/contract/testing';

const api = createFakeStudioApi({
  scenario: { accounts: [{ email: 'mara@example.com', password: 'correct horse' }] },
});`,
      ),
    ],
  },
  {
    id: 'adding-a-tool',
    title: 'Adding a tool',
    blocks: [
      text(
        'A tool is one definition: what it takes, what it costs, what its request looks like, and which words it uses. Form, price, validation, the check on the server, stories and this reference all read it.',
      ),
      list(
        'Write the definition with defineTool, and give it its page.',
        'Say in one row of an engine how its values become a render or a provider’s fields.',
        'Nothing else: the page, its price and its documentation are there.',
      ),
    ],
  },
  {
    id: 'hosting',
    title: 'Running it yourself',
    blocks: [
      list(
        'On one machine: start it with Node; database, engine, checkout and inbox are inside.',
        'Hosted: the same code on Supabase, hosted or your own, with a model provider and payments.',
        'The start message says what is configured and what is missing.',
      ),
    ],
  },
  {
    id: 'asking',
    title: 'Asking and telling',
    blocks: [
      list(
        'The Help Center answers what people ask most.',
        'Feedback reaches the people who make Kinora.',
        'The community chat is linked at the top.',
      ),
    ],
  },
];
