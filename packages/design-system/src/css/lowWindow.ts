/** In pixels, as low as a phone on its side or a page enlarged four times: below this there is no room to spare. */
export const lowHeight = 480;

/** In a window so low nothing keeps its place. */
export const lowWindow = `(height < ${lowHeight}px)` as const;
