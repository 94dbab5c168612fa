/** The detector's files, as their packages carry them; a build finds and names them by these lines. */
export const detectorAddresses = {
  topology: new URL('../../node_modules/@vladmandic/human/models/centernet.json', import.meta.url).href,
  weights: new URL('../../node_modules/@vladmandic/human/models/centernet.bin', import.meta.url).href,
  wasm: new URL(
    '../../node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm',
    import.meta.url,
  ).href,
} as const;
