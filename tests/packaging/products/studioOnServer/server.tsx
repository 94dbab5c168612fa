import { renderToString } from 'react-dom/server';
import { App } from '../studio/App.tsx';

export const page = () => renderToString(<App />);
