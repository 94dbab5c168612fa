import { defineTool } from './defineTool.ts';
import { fixed, image, range, text } from './kinds/index.ts';
import { base } from './price.ts';

export const wanImageToVideo = defineTool({
  id: 'wan-i2v',
  makes: 'video',
  title: 'WAN image to video',
  summary: 'Bring a still picture to life with natural motion.',
  path: '/wan-i2v',
  call: { function: 'generate-video', model: 'wan-i2v', sendsPrice: true },
  inputs: {
    image: image({
      wire: 'image',
      label: 'Image',
      hint: 'JPG, PNG or WebP up to 10MB',
      missing: 'Please select an image first',
      adviseBytes: 10_000_000,
    }),
    prompt: text({
      wire: 'prompt',
      label: 'Describe the animation',
      placeholder: 'Waves roll in while the camera drifts slowly to the left',
      after: 'image',
      missing: 'Please enter a prompt describing how you want the video to be generated',
    }),
    duration: range({
      wire: 'duration',
      label: 'Duration',
      unit: 's',
      min: 2,
      max: 8,
      step: 1,
      initial: 5,
      after: 'image',
    }),
    motion: range({
      wire: 'motion_strength',
      label: 'Motion strength',
      help: 'Higher moves the picture further.',
      min: 1,
      max: 10,
      step: 1,
      initial: 5,
      after: 'image',
    }),
    resolution: fixed({ label: 'Resolution', value: '720p', after: 'image' }),
  },
  frame: { like: 'image' },
  price: [base('duration', { 2: 150, 5: 200, 8: 250 }, 'Base price by duration')],
  tips: [
    'Pictures with a clear foreground and background move best.',
    'Say how the camera moves: closer, away, left, right, up or down.',
    'Start with a short clip, then make the long one when you like the motion.',
  ],
  words: {
    generate: 'Generate Video',
    busy: 'Generating Video...',
    started: 'Video generation started. Please wait...',
    done: 'Video generated successfully!',
    failed: 'Failed to generate video',
  },
});
