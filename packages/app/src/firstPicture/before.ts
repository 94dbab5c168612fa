import { isSessionStored } from '../api/sessionKey.ts';
import { applyTheme, rememberedTheme } from '../shell/themeMemory.ts';
import { isOfferOpen } from '../shell/offerMemory.ts';
import { startsCollapsed } from '../shell/collapsedMemory.ts';
import { bringCode } from './bringCode.ts';

// Runs before anything is drawn: what this device remembers holds for the picture that the page brings along, too.
applyTheme(rememberedTheme());
const { dataset } = document.documentElement;
// A question in the address may ask for another view, and a sidebar that is a strip is another picture: these wait.
if (location.search || startsCollapsed()) dataset['firstPicture'] = 'none';
else if (!isOfferOpen()) dataset['firstPicture'] = 'without-offer';
// Somebody's figures are taller than what a visitor reads: what waits for them is, too.
if (isSessionStored()) dataset['awaits'] = 'figures';
bringCode(dataset['firstPicture'] !== 'none');
