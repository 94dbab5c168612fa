import { veo3 } from '@kinora/contract';
import { callOf, falMapping, usual } from './falMapping.ts';

const filmLook = ' Cinematic film look, shallow depth of field, slow deliberate camera.';

/** Veo makes 4, 6 or 8 seconds, and nothing under 720p. */
export const veo = falMapping(veo3, {
  capabilities: { ...usual, accepts: { duration: [8], resolution: ['720p', '1080p'] } },
  madeBy: 'Veo 3',
  call: ({ prompt, resolution, cinema }) =>
    callOf('fal-ai/veo3', {
      prompt: cinema ? `${prompt}${filmLook}` : prompt,
      duration: '8s',
      resolution: resolution === '1080p' ? '1080p' : '720p',
      aspect_ratio: '16:9',
      generate_audio: true,
    }),
});
