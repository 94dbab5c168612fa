import { wanImageToVideo } from '@kinora/contract';
import { Studio } from '@kinora/studio-kit';
import { api } from './api.ts';

export const App = () => <Studio tool={wanImageToVideo} api={api} />;
