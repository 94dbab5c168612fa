import { onePixelPng } from '@kinora/contract/testing';
import { describeStudioApi } from '@kinora/contract/testing/conformance';
import { mockServer } from './testing.ts';

const mock = mockServer();
let people = 0;

describeStudioApi('the adapter over the mock server', async () => {
  const { api, fake } = mock.client();
  return {
    api,
    picture: onePixelPng,
    async account({ included, balance }) {
      const credentials = { email: `person-${(people += 1)}@example.com`, password: 'correct horse' };
      fake.world.addAccount({ ...credentials, included, balance });
      return credentials;
    },
  };
});
