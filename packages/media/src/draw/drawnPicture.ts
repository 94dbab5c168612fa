import { createCanvas } from '@napi-rs/canvas';
import type { Size } from '../frame/frameSize.ts';
import { cityAtNight } from './cityAtNight.ts';
import { mountainsAtDawn } from './mountainsAtDawn.ts';
import type { Scene } from './scene.ts';
import { seaAtDusk } from './seaAtDusk.ts';

const scenes = { cityAtNight, mountainsAtDawn, seaAtDusk } satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

/** A scene as a JPEG file. */
export async function drawnPicture(scene: SceneName, size: Size, seed: number): Promise<Uint8Array> {
  const canvas = createCanvas(size.width, size.height);
  scenes[scene](canvas.getContext('2d'), size, seed);
  return canvas.encode('jpeg', 90);
}
