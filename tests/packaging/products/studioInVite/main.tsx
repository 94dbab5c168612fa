import '@kinora/design-system/theme';
import { createRoot } from 'react-dom/client';
import { App } from '../studio/App.tsx';

createRoot(document.querySelector('#root')!).render(<App />);
