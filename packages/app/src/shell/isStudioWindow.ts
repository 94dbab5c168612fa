/** What the names of windows begin with that were opened for one studio. */
export const studioWindowPrefix = 'kinora-studio';

/** Whether this window was opened for one studio. */
export const isStudioWindow = (name: string = nameOfWindow()): boolean => name.startsWith(studioWindowPrefix);

// The first picture of a screen is drawn where there is no window.
const nameOfWindow = () => (typeof window === 'undefined' ? '' : window.name);
