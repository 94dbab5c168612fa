import { isSessionStored } from '../api/sessionKey.ts';
import { applyTheme, rememberedTheme } from '../shell/themeMemory.ts';
import { bringCode } from './bringCode.ts';
import { pictureHere } from './pictureHere.ts';

// Runs before anything is drawn: what this device remembers holds for the picture that the page brings along, too.
applyTheme(rememberedTheme());
const { dataset } = document.documentElement;
const drawnBy = document.querySelector<HTMLTemplateElement>('template[data-drawn-by]')?.dataset['drawnBy'];
dataset['firstPicture'] = pictureHere(location.search, drawnBy?.split(' ') ?? []);
// Somebody's figures are taller than what a visitor reads: what waits for them is, too.
if (isSessionStored()) dataset['awaits'] = 'figures';
bringCode();
