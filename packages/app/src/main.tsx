import '@kinora/design-system/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { mailReturnIn } from './account/mailReturn.ts';
import { App } from './App.tsx';
import { browserStudioApi } from './api/browserStudioApi.ts';
import { readConfig } from './config.ts';
import { draftBook } from './drafts/draftBook.ts';
import { indexedDbShelf } from './drafts/fileShelf.ts';
import { tabSession } from './drafts/tabSession.ts';
import { createQueryClient } from './queries/createQueryClient.ts';
import { routes } from './routes.tsx';

const place = document.getElementById('root')!;

try {
  const config = readConfig(document, import.meta.env);
  // Read before the auth library takes the session out of the address.
  const mailReturn = mailReturnIn(location.hash);
  if (mailReturn?.kind === 'failed') history.replaceState(null, '', location.pathname + location.search);
  createRoot(place).render(
    <StrictMode>
      <App
        api={browserStudioApi(config)}
        config={config}
        client={createQueryClient()}
        drafts={draftBook({ session: tabSession(), shelf: indexedDbShelf() })}
        router={createBrowserRouter(routes)}
        mailReturn={mailReturn}
      />
    </StrictMode>,
  );
} catch (thrown) {
  place.textContent = (thrown as Error).message;
}
