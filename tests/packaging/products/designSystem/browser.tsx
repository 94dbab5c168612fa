import '@kinora/design-system/theme';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const root = document.querySelector('#root')!;
if (root.firstElementChild) hydrateRoot(root, <Page />);
else createRoot(root).render(<Page />);
