import { createContext, use } from 'react';

/** Opens the sheet of keys. The frame around the screens gives it, since the sheet lies over all of them. */
export const ShortcutsPrompt = createContext<(() => void) | undefined>(undefined);

/** Shows every key there is; undefined where no frame stands around. */
export const useShortcutsPrompt = () => use(ShortcutsPrompt);
