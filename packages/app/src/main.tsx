import '@kinora/design-system/theme';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { mailReturnIn } from './account/mailReturn.ts';
import { App } from './App.tsx';
import { browserStudioApi } from './api/browserStudioApi.ts';
import { readConfig } from './config.ts';
import { deviceEngines } from './device/deviceEngines.ts';
import { draftStorage } from './drafts/draftStorage.ts';
import { indexedDbStorage } from './drafts/fileStorage.ts';
import { tabSession } from './tabSession.ts';
import { Arrival } from './firstPicture/Arrival.tsx';
import { forgetFirstPicture } from './firstPicture/forgetFirstPicture.ts';
import { keepFocus } from './firstPicture/keepFocus.ts';
import { nextTask } from './nextTask.ts';
import { createQueryClient } from './queries/createQueryClient.ts';
import { keepInStep, openChannel } from './queries/inStep.ts';
import { browserTrail } from './router/browserTrail.ts';
import { createRouter } from './router/createRouter.ts';
import { routes } from './routes.ts';
import { applyTheme, rememberedTheme } from './shell/themeMemory.ts';

const place = document.getElementById('root')!;
const giveFocus = keepFocus(place);
const onArrived = () => {
  forgetFirstPicture(place);
  giveFocus();
};

applyTheme(rememberedTheme());

async function start(): Promise<void> {
  // What this code stands on has just been set up, in one long task.
  await nextTask();
  const config = readConfig(document, import.meta.env);
  // Read before the auth library takes the session out of the address.
  const mailReturn = mailReturnIn(location.hash);
  if (mailReturn?.kind === 'failed') history.replaceState(null, '', location.pathname + location.search);
  const client = createQueryClient();
  keepInStep(client, openChannel());
  const router = createRouter(routes, browserTrail());
  // Until the screen's own code is there, its first picture stays; then one takes the other's place at once.
  await router.ready;
  // In a transition it is made in slices, between which the page answers.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <Arrival onArrived={onArrived}>
          <App
            api={browserStudioApi(config)}
            config={config}
            client={client}
            drafts={draftStorage({ session: tabSession(), fileStorage: indexedDbStorage() })}
            engines={deviceEngines}
            router={router}
            mailReturn={mailReturn}
          />
        </Arrival>
      </StrictMode>,
    ),
  );
}

start().catch((thrown: Error) => {
  onArrived();
  place.textContent = thrown.message;
});
