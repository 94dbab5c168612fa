import { luma, type Pixels } from '../look/pixels.ts';

const across = 9;
const down = 8;

/** Mean brightness of a cell of a grid laid over the picture. */
function cells({ rgba, width, height }: Pixels): Float64Array {
  const grid = new Float64Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const [left, right] = [Math.floor((x * width) / across), Math.ceil(((x + 1) * width) / across)];
      const [top, bottom] = [Math.floor((y * height) / down), Math.ceil(((y + 1) * height) / down)];
      let sum = 0;
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) sum += luma(rgba, (row * width + column) * 4);
      grid[y * across + x] = sum / ((right - left) * (bottom - top));
    }
  return grid;
}

/** 64 answers to 'is it brighter here than to the right?': alike for pictures that look alike, whatever their size. */
export function likenessOf(pixels: Pixels): bigint {
  const grid = cells(pixels);
  let answers = 0n;
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across - 1; x++) {
      const at = y * across + x;
      answers = (answers << 1n) | (grid[at]! > grid[at + 1]! + 1 ? 1n : 0n);
    }
  return answers;
}

/** How many of the answers differ. */
export function unlikeness(one: bigint, other: bigint): number {
  let differing = 0;
  for (let bits = one ^ other; bits > 0n; bits >>= 1n) differing += Number(bits & 1n);
  return differing;
}
