import { BlobSource, Input, MP4, QTFF, VideoSampleSink, WEBM } from 'mediabunny';
import { ClipProblem } from '../read/ClipProblem.ts';

/** The last picture of a clip, at its full size; in a browser, which decodes it exactly where a player only comes near. */
export async function lastFrame(clip: Blob): Promise<Blob> {
  const input = new Input({ formats: [MP4, QTFF, WEBM], source: new BlobSource(clip) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) throw new ClipProblem(`This browser can't read the clip.`);
    // Of the frames that begin before a moment the latest: before the end of time, the last.
    const sample = await new VideoSampleSink(track).getSample(Number.POSITIVE_INFINITY);
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
