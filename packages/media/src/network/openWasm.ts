import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import * as tf from '@tensorflow/tfjs-core';

/** Makes networks run on the processor, by the WebAssembly that lies at an address. */
export async function openWasm(address: string): Promise<void> {
  // Where pictures are worked on in several workers, each computes by itself.
  setThreadsCount(1);
  // It wants to know of every kind, though browsers of today use the second alone.
  setWasmPaths({
    'tfjs-backend-wasm.wasm': address,
    'tfjs-backend-wasm-simd.wasm': address,
    'tfjs-backend-wasm-threaded-simd.wasm': address,
  });
  if (!(await tf.setBackend('wasm')))
    throw new Error('This browser is too old for this: it needs WebAssembly with SIMD.');
}
