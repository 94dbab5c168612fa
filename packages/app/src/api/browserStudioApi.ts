import type { StudioApi } from '@kinora/contract';
import { fetchAdapter } from './fetchAdapter.ts';
import { arriving } from './lateGroup.ts';
import { lazyStudioApi } from './lazyStudioApi.ts';
import { isSessionStored, sessionKey } from './sessionKey.ts';
import type { ServerAddress } from './environment.ts';

/** The port as the product uses it in a browser. */
export const browserStudioApi = (address: ServerAddress): StudioApi =>
  lazyStudioApi({
    load: async () => (await arriving(fetchAdapter())).createSupabaseStudioApi(address),
    mayBeSignedIn: () => isSessionStored() || /[#&](access_token|error_description)=/.test(location.hash),
    onSessionStored(react) {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === sessionKey && newValue) react();
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  });
