import { apprenticeTool, fixtureTools, requestFor } from '@kinora/contract/testing';
import { expect, it } from 'vitest';
import { mockServer } from './testing.ts';

const mock = mockServer();
const mara = { email: 'mara@example.com', password: 'correct horse', balance: 500 };
const apprentice = fixtureTools.find(({ tool }) => tool.id === apprenticeTool.id)!;

it('a job of half an hour that tells nothing on its way is followed to its end, and asked after ever more rarely (A355, D32)', async () => {
  let passed = 0;
  const questions: number[] = [];
  const { api, fake } = mock.client(
    { accounts: [mara], isVisitor: true, tools: [apprentice.tool], trains: true, jobs: 'hold' },
    {
      // The time is the test's own: nothing is waited for.
      wait: async (milliseconds) => {
        passed += milliseconds;
        questions.push(milliseconds);
        if (passed >= 30 * 60_000) fake.jobs.advance(taskId, { status: 'completed' });
      },
    },
  );
  await api.auth.signIn(mara);
  const { taskId: accepted } = await api.generate.submit(await requestFor(apprentice), {
    idempotencyKey: 'once',
  });
  const taskId = accepted!;
  const states: string[] = [];
  for await (const { status } of api.generate.follow(taskId)) states.push(status);
  expect(states).toEqual(['queued', 'completed']);
  expect(questions.slice(0, 3)).toEqual([1000, 1250, 1562.5]);
  expect(questions.length).toBeLessThan(500);
  const [model] = await api.library.trainedModels();
  expect(model).toMatchObject({ status: 'ready', taskId });
});
