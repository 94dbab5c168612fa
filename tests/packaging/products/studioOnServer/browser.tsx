import '@kinora/design-system/theme';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../studio/App.tsx';

hydrateRoot(document.querySelector('#root')!, <App />);
