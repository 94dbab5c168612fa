import type { Job } from '@kinora/contract';
import { fixtureScenario, fixtureTools, onePixelPng, type Scenario } from '@kinora/contract/testing';
import { describeStudioApi, describeTools, describeTraining } from '@kinora/contract/testing/conformance';
import { mockServer } from './testing.ts';

const mock = mockServer();
let people = 0;

const adapterTo = async (scenario: Scenario) => {
  const { api, fake } = mock.client(scenario);
  return {
    api,
    picture: onePixelPng,
    async account({ included, balance }: { included: number; balance: number }) {
      const credentials = { email: `person-${(people += 1)}@example.com`, password: 'correct horse' };
      fake.world.addAccount({ ...credentials, included, balance });
      return credentials;
    },
    move: (taskId: string, status: Job['status'], message: string | null = null) =>
      fake.jobs.advance(taskId, { status, message }),
  };
};

describeStudioApi('the adapter over the mock server', () => adapterTo({}));
describeTraining('the adapter over the mock server', () => adapterTo({ trains: true }));
describeTools('the adapter over the mock server', fixtureTools, () =>
  adapterTo({ ...fixtureScenario, jobs: 'hold' }),
);
