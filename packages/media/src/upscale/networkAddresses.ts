/**
 * The network's files, as their packages carry them. A build finds them by these lines, names them by what is in them,
 * and serves them from the app's own address.
 */
export const networkAddresses = {
  topology: new URL(
    '../../node_modules/@upscalerjs/esrgan-legacy/models/psnr-small/model.json',
    import.meta.url,
  ).href,
  weights: new URL(
    '../../node_modules/@upscalerjs/esrgan-legacy/models/psnr-small/group1-shard1of1.bin',
    import.meta.url,
  ).href,
  wasm: new URL(
    '../../node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm',
    import.meta.url,
  ).href,
} as const;
