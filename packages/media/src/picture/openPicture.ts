import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import type { Size } from '../frame/frameSize.ts';
import { bytesOf, type FileSource } from '../read/fileSource.ts';
import { damaged, expectDecodable, expectPicture, mostPixels } from './expectPicture.ts';
import { readablePixels } from './heldWhole.ts';

// It would keep pictures that were unpacked whole, for the next time that they are asked for: there is none.
sharp.cache(false);

/** Its size as people see it: with the orientation of the camera applied. */
export async function pictureSize(source: FileSource): Promise<Size> {
  const bytes = await bytesOf(source);
  expectPicture(bytes);
  const picture = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw damaged(cause);
    });
  expectDecodable(picture, readablePixels(picture));
  return picture.autoOrient;
}

/** See-through parts get the ground that lets the rest stand out: light under dark marks, dark under light ones. */
async function groundFor(picture: Sharp): Promise<string> {
  const { data } = await picture
    .clone()
    .resize(48, 48, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let light = 0;
  let weight = 0;
  for (let i = 0; i < data.length; i += 4) {
    light += (0.2126 * data[i]! + 0.7152 * data[i + 1]! + 0.0722 * data[i + 2]!) * data[i + 3]!;
    weight += data[i + 3]!;
  }
  return weight > 0 && light / weight > 150 ? '#1d2125' : '#f3f1ec';
}

/** A strip far longer than the frame is cut to this many frames: more could not be shown in a clip. */
const longestStrip = 2.5;

/**
 * The picture upright, opaque, in sRGB, and just large enough to fill the frame at the closest zoom:
 * a huge one is made smaller with a good filter, a tiny one larger, so that drawing needs neither.
 */
export async function openPicture(source: FileSource, frame: Size, closestZoom: number): Promise<Canvas> {
  const bytes = await bytesOf(source);
  const size = await pictureSize(bytes);
  const cover = Math.max(frame.width / size.width, frame.height / size.height);
  // More pixels than the picture has would only cost memory.
  const zoom = Math.min(closestZoom, Math.max(1, 1 / cover));
  const wanted = {
    width: Math.ceil(size.width * cover * zoom),
    height: Math.ceil(size.height * cover * zoom),
  };
  const kept = {
    width: Math.min(wanted.width, Math.ceil(frame.width * zoom * longestStrip)),
    height: Math.min(wanted.height, Math.ceil(frame.height * zoom * longestStrip)),
  };
  try {
    const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    const { hasAlpha } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
    const opaque = hasAlpha ? upright.clone().flatten({ background: await groundFor(upright) }) : upright;
    const { data, info } = await opaque
      .resize({ ...kept, fit: 'cover' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const canvas = createCanvas(info.width, info.height);
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
    canvas.getContext('2d').putImageData(new ImageData(pixels, info.width, info.height), 0, 0);
    return canvas;
  } catch (cause) {
    throw damaged(cause);
  }
}
