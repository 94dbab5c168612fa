import { renderToString } from 'react-dom/server';
import { Page } from './Page.tsx';

export const page = (): string => renderToString(<Page />);
