// @vitest-environment happy-dom
import {
  catalogue,
  filesIn,
  initialValues,
  lineIn,
  requestOf,
  toValues,
  StudioError,
  titleIn,
  wholeOf,
  type AnyTool,
  type Draft,
  type GenerateReply,
  type Job,
  type MediaKind,
  type Saying,
} from '@kinora/contract';
import {
  createFakeStudioApi,
  given,
  jobFixture,
  mediaFileFixture,
  onePixelPng,
} from '@kinora/contract/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftOf, mara } from './Studio.fixtures.tsx';
import { Studio } from './Studio.tsx';

afterEach(cleanup);

const types = { image: 'image/png', video: 'video/mp4', audio: 'audio/mpeg' } as const;
const fileOf = (media: MediaKind) => mediaFileFixture({ name: 'tide', type: types[media] });

const formOf = (tool: AnyTool) => ({
  ...initialValues(tool),
  ...Object.fromEntries(
    Object.entries(tool.inputs).flatMap(([name, input]) => {
      const value = given(input, 'Waves roll in', fileOf);
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});

/** The whole studio of a tool with a filled-in form, and a press of its button; what is said is on screen alone. */
async function pressed(tool: AnyTool, submit: () => Promise<GenerateReply>, end?: Job) {
  const api = createFakeStudioApi({ scenario: { accounts: [{ ...mara, balance: 10_000 }], jobs: 'hold' } });
  const submitted = vi.spyOn(api.generate, 'submit').mockImplementation(submit);
  if (end)
    vi.spyOn(api.generate, 'follow').mockImplementation(async function* () {
      yield end;
    });
  render(<Studio tool={tool} api={api} drafts={draftOf(formOf(tool))} />);
  await screen.findByText(/credits · (balance 10,000|included)/);
  const button = await screen.findByRole('button', { name: new RegExp(`^${tool.words.generate}`) });
  await userEvent.click(button);
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  return submitted.mock.calls[0]!;
}

/** Small files travel inside the request. */
function addressesIn(tool: AnyTool) {
  const addresses: Record<string, string[]> = {};
  for (const [name, { type }] of filesIn(tool, formOf(tool) as Draft<AnyTool>))
    (addresses[name] ??= []).push(`data:${type};base64,${onePixelPng}`);
  return addresses;
}

/** What of a text does not stand on screen letter for letter: a title and a line each by itself. */
async function unseen(saying: Saying): Promise<readonly string[]> {
  const texts = [...new Set([titleIn(saying), lineIn(saying)])];
  const seen = await Promise.all(
    texts.map((text) =>
      screen.findAllByText(text).then(
        () => true,
        () => false,
      ),
    ),
  );
  return texts.filter((_, index) => !seen[index]);
}

/** How often the card tells that nothing was charged. */
const timesTold = () =>
  document.querySelector('[data-component=FailureCard]')?.textContent?.match(/nothing was charged/gi)?.length;

const refusal = 'The engine does not draw that. Nothing was charged.';
const tools = catalogue as readonly AnyTool[];

describe.each(tools.map((tool) => [tool.id, tool] as const))(
  'the studio of %s (A227, A311, A341)',
  (_id, tool) => {
    const { alwaysSaysFailed, broke, failed, noAddress, standIn } = tool.words;

    it('says the server’s own reason, and the tool’s words where they stand beside it', async () => {
      await pressed(tool, () => Promise.reject(new StudioError({ kind: 'Refused', message: refusal })));
      expect(await unseen(refusal)).toEqual([]);
      expect(await unseen(alwaysSaysFailed ? failed : refusal)).toEqual([]);
      expect(timesTold()).toBe(1);
    });

    it('an answer of 200 that names an error is told as a failure (A219)', async () => {
      await pressed(tool, async () => ({ error: refusal }));
      expect(await unseen(refusal)).toEqual([]);
      expect(await unseen(alwaysSaysFailed ? failed : refusal)).toEqual([]);
      expect(timesTold()).toBe(1);
    });

    it('says `failed` of a job that ends without a reason, and the reason where there is one', async () => {
      const ended = jobFixture({ task_id: 'lost', status: 'failed', message: null });
      await pressed(tool, async () => ({ taskId: 'lost' }), ended);
      expect(await unseen(lineIn(failed))).toEqual([]);
      expect(timesTold()).toBe(1);
      cleanup();
      await pressed(tool, async () => ({ taskId: 'lost' }), { ...ended, message: refusal });
      expect(await unseen(refusal)).toEqual([]);
      expect(await unseen(alwaysSaysFailed ? failed : refusal)).toEqual([]);
      expect(timesTold()).toBe(1);
    });

    it('says `broke`, or `failed` where there is none, of what is no answer', async () => {
      await pressed(tool, () => Promise.reject(new TypeError('undefined is not a function')));
      expect(await unseen(broke ?? failed)).toEqual([]);
      expect(timesTold()).toBeUndefined();
    });

    it('says `standIn` or `noAddress`, or `failed` where there is neither, of an answer without a file', async () => {
      await pressed(tool, async () => ({}));
      expect(await unseen(standIn ? wholeOf(standIn) : (noAddress ?? failed))).toEqual([]);
    });
  },
);

it.each(tools.map((tool) => [tool.id, tool] as const))(
  'the studio of %s sends what its form holds, under a key of its own (A352)',
  async (_id, tool) => {
    const [request, options] = await pressed(
      tool,
      async () => ({ taskId: 'sent' }),
      jobFixture({ task_id: 'sent' }),
    );
    const values = toValues(tool, formOf(tool) as Draft<AnyTool>, addressesIn(tool));
    expect(request).toEqual(requestOf(tool, values));
    expect(options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  },
);

it('the tools whose text the specification fixes say it always (A227, A341)', () => {
  expect(
    tools
      .filter(({ words }) => words.alwaysSaysFailed)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['create-image', 'seedance-image', 'seedance-text']);
});
