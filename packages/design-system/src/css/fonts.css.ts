// Stand-ins that take the room of the real fonts, so that nothing jumps when those arrive.
import { globalFontFace } from '@vanilla-extract/css';

// Archivo: ascent 878, descent 210, average width 440 of 1000; Arial: average width 913 of 2048.
globalFontFace('Archivo Stand-in', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo')",
  sizeAdjust: '98.7%',
  ascentOverride: '88.96%',
  descentOverride: '21.28%',
  lineGapOverride: '0%',
});

// Martian Mono at 80 percent: advance 620 of 1000, ascent 1000, descent 200; Courier New: 1229 of 2048.
globalFontFace('Martian Mono Stand-in', {
  src: "local('Courier New'), local('Liberation Mono'), local('Cousine')",
  sizeAdjust: '103.3%',
  ascentOverride: '96.8%',
  descentOverride: '19.4%',
  lineGapOverride: '0%',
});
