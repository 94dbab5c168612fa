import { BlobSource, Input, MP4, QTFF, VideoSampleSink, WEBM, type InputVideoTrack } from 'mediabunny';
import { ClipProblem } from '../read/ClipProblem.ts';

/** A picture of a clip, at its full size; in a browser, which decodes it exactly where a player only comes near. */
async function frameAt(
  clip: Blob,
  moment: (track: InputVideoTrack) => number | Promise<number>,
): Promise<Blob> {
  const input = new Input({ formats: [MP4, QTFF, WEBM], source: new BlobSource(clip) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) throw new ClipProblem(`This browser can't read the clip.`);
    const sample = await new VideoSampleSink(track).getSample(await moment(track));
    if (!sample) throw new ClipProblem('The clip has no picture.');
    try {
      const canvas = new OffscreenCanvas(sample.displayWidth, sample.displayHeight);
      sample.draw(canvas.getContext('2d')!, 0, 0);
      return await canvas.convertToBlob({ type: 'image/png' });
    } finally {
      sample.close();
    }
  } finally {
    input.dispose();
  }
}

/** What it begins with, which is what it is seen by. */
export const firstFrame = (clip: Blob): Promise<Blob> => frameAt(clip, (track) => track.getFirstTimestamp());

/** What it ends with: of the frames that begin before a moment the latest, and that is the end of time. */
export const lastFrame = (clip: Blob): Promise<Blob> => frameAt(clip, () => Number.POSITIVE_INFINITY);
