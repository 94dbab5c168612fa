import type { MarkerHand, MarkerShape } from './markerCircleValues.ts';

/** By hand, in a square of 100 that is stretched to what it goes around: uneven, and the end runs past the beginning. */
export const hands: { readonly [S in MarkerShape]: { readonly [H in MarkerHand]: string } } = {
  frame: {
    first:
      'M7 1.6C30 -1.4 70 .6 95.5 .9C100.6 1.6 99.4 21 99.9 50C100.4 80 100.4 97.4 96.4 99.2C70 101 30 98.8 3.4 99.6C-.9 97.6 .5 75 -.1 48C-.5 20 -.2 3.4 3.2 1.7C20 -1 40 2.4 58 .4',
    second:
      'M98.6 6C100.8 26 99.2 72 99.8 94.6C98.8 100.6 76 99 50 100C22 100.9 5.4 100.2 1.6 97.4C-1 74 .8 28 .2 5.6C1.4 -.8 24 .8 50 -.2C76 -1 94.6 -.4 98.6 1.6C101 10 99.4 26 100.4 44',
    third:
      'M42 99.4C20 101 5 100.2 1.6 97.6C-.8 80 .7 24 -.1 5.8C1 -.6 22 .6 48 -.3C76 -.8 95.4 0 98.8 2.2C100.9 24 99.2 74 99.9 94.8C98.6 100.8 80 98.9 58 100.3C46 101 34 98.4 24 99.8',
  },
  words: {
    first: 'M16 16C34 -2 78 -6 94 26C106 62 90 100 50 102C12 103 -6 78 3 40C9 14 40 -4 70 4',
    second: 'M90 22C104 48 98 88 66 99C34 108 -2 92 -1 54C-1 20 28 -3 60 -1C84 1 101 24 98 52',
    third: 'M44 101C10 100 -8 66 5 34C18 4 60 -6 84 10C108 30 102 78 74 96C58 105 32 103 18 90',
  },
};
