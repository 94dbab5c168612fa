/** How a picture comes: at once, faded in, or developed like a print. */
export const imageArrivals = ['plain', 'fade', 'develop'] as const;
export type ImageArrival = (typeof imageArrivals)[number];

export const imageFits = ['cover', 'contain'] as const;
export type ImageFit = (typeof imageFits)[number];
