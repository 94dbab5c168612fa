import type { AvFrameVideoSampleResource } from '@mediabunny/server';
import { CustomVideoDecoder, VideoSample, type EncodedPacket, type VideoCodec } from 'mediabunny';
import type * as Av from 'node-av';
import type { Size } from '../frame/frameSize.ts';

export interface FrameLibrary {
  readonly av: typeof Av;
  readonly resource: typeof AvFrameVideoSampleResource;
}

type Timing = Pick<EncodedPacket, 'timestamp' | 'duration'>;

/**
 * A decoder whose frames have at most so many lines. Of a larger one the library's own would hold forty at full size,
 * half a gigabyte at 3840 by 2160, before the first is looked at; here each is made small as it comes.
 */
export function smallFrames({ av, resource }: FrameLibrary, lines: number): typeof CustomVideoDecoder {
  const codecs: ReadonlyMap<VideoCodec, Av.AVCodecID> = new Map([
    ['avc', av.AV_CODEC_ID_H264],
    ['hevc', av.AV_CODEC_ID_HEVC],
    ['vp8', av.AV_CODEC_ID_VP8],
    ['vp9', av.AV_CODEC_ID_VP9],
    ['av1', av.AV_CODEC_ID_AV1],
  ]);
  const checked = (code: number) => av.FFmpegError.throwIfError(code, 'Decoding');

  return class SmallFrames extends CustomVideoDecoder {
    static override supports = (codec: VideoCodec) => codecs.has(codec);

    readonly #packet = new av.Packet();
    readonly #frame = new av.Frame();
    readonly #timings = new Map<number, Timing>();
    readonly #scaler = new av.SoftwareScaleContext();
    #scaledFrom = '';
    #context: Av.CodecContext | null = null;

    override init() {
      this.#packet.alloc();
      this.#frame.alloc();
    }

    async #opened(): Promise<Av.CodecContext> {
      if (this.#context) return this.#context;
      const { codedWidth = 0, codedHeight = 0, description } = this.config;
      const id = codecs.get(this.codec)!;
      const codec = av.Codec.findDecoder(id);
      if (!codec) throw new Error(`There is no decoder for ${this.codec}.`);
      const context = new av.CodecContext();
      context.allocContext3(codec);
      context.codecType = av.AVMEDIA_TYPE_VIDEO;
      context.codecId = id;
      context.width = codedWidth;
      context.height = codedHeight;
      context.extraData = description ? bufferOf(description) : null;
      // One thread: each further one would hold frames of its own.
      context.threadCount = 1;
      // Frames that are shown in another order than they are stored wait for each other even where the clip doesn't say so.
      checked(await context.open2(codec, av.Dictionary.fromObject({ strict: av.FF_COMPLIANCE_STRICT })));
      this.#context = context;
      return context;
    }

    override async decode(packet: EncodedPacket) {
      const context = await this.#opened();
      const at = packet.microsecondTimestamp;
      // Times in whole microseconds are not exact; the clip's own are kept beside them.
      this.#timings.set(at, packet);
      this.#packet.isKeyframe = packet.type === 'key';
      this.#packet.data = bufferOf(packet.data);
      this.#packet.timeBase = { num: 1, den: 1_000_000 };
      this.#packet.pts = BigInt(at);
      this.#packet.dts = av.AV_NOPTS_VALUE;
      this.#packet.duration = BigInt(packet.microsecondDuration);
      checked(await context.sendPacket(this.#packet));
      this.#packet.unref();
      await this.#handOver(context);
    }

    override async flush() {
      if (!this.#context) return;
      checked(await this.#context.sendPacket(null));
      await this.#handOver(this.#context);
      this.#context.flushBuffers();
      this.#timings.clear();
    }

    override close() {
      this.#context?.freeContext();
      this.#scaler.freeContext();
      this.#frame.free();
      this.#packet.free();
    }

    async #handOver(context: Av.CodecContext) {
      for (;;) {
        const code = await context.receiveFrame(this.#frame);
        if (code === av.AVERROR_EAGAIN || code === av.AVERROR_EOF) return;
        checked(code);
        const at = Number(this.#frame.pts);
        const { timestamp, duration } = this.#timings.get(at) ?? {
          timestamp: at / 1e6,
          duration: Number(this.#frame.duration) / 1e6,
        };
        this.#timings.delete(at);
        this.#frame.sampleAspectRatio = this.#pixelShape();
        const small = await this.#small();
        this.onSample(new VideoSample(new resource(small), { timestamp, duration }));
      }
    }

    /** As the container tells it, which knows better than the stream. */
    #pixelShape(): Av.Rational {
      const { codedWidth = 0, codedHeight = 0 } = this.config;
      const { displayAspectWidth = codedWidth, displayAspectHeight = codedHeight } = this.config;
      const [num, den] = [displayAspectWidth * codedHeight, displayAspectHeight * codedWidth || 1];
      const by = divisor(num, den);
      return new av.Rational(num / by, den / by);
    }

    async #small(): Promise<Av.Frame> {
      const { width, height, format } = this.#frame;
      const size = within({ width, height }, lines);
      if (size.width === width && size.height === height) return this.#frame.clone()!;
      const from = `${width} ${height} ${format}`;
      if (from !== this.#scaledFrom) {
        this.#scaler.freeContext();
        const pixels = format as Av.AVPixelFormat;
        this.#scaler.getContext(width, height, pixels, size.width, size.height, pixels, av.SWS_BICUBIC);
        this.#scaledFrom = from;
      }
      const small = new av.Frame();
      small.alloc();
      small.width = size.width;
      small.height = size.height;
      small.format = format;
      checked(small.allocBuffer());
      small.copyProps(this.#frame);
      checked(await this.#scaler.scaleFrame(small, this.#frame));
      this.#frame.unref();
      return small;
    }
  } as unknown as typeof CustomVideoDecoder;
}

const even = (length: number) => Math.max(2, Math.round(length / 2) * 2);

function within({ width, height }: Size, lines: number): Size {
  const by = lines / Math.min(width, height);
  return by >= 1 ? { width, height } : { width: even(width * by), height: even(height * by) };
}

const divisor = (one: number, other: number): number =>
  other === 0 ? one || 1 : divisor(other, one % other);

const bufferOf = (source: AllowSharedBufferSource): Buffer =>
  ArrayBuffer.isView(source)
    ? Buffer.from(source.buffer, source.byteOffset, source.byteLength)
    : Buffer.from(source);
