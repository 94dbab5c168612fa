import { catalogue } from '../../tools/catalogue.ts';
import { premiumMultiImage } from '../../tools/premium/multiImage.ts';
import { startPicture } from '../../tools/videoWords.ts';
import { list, steps, text } from '../block.ts';
import type { DocsSection } from './section.ts';
import { pricesAtAGlance } from './toolReference.ts';

/** How to get good results, in the order that people need it. */
export const guides: readonly DocsSection[] = [
  {
    id: 'first-steps',
    title: 'First steps',
    blocks: [
      text(
        'Kinora makes images and videos from words, pictures and clips. Everything you make is kept in your history.',
      ),
      steps(
        'Open a tool: a video generator from the sidebar, or Create Image.',
        'Drop a picture in where the tool takes one, and say what you want to see.',
        'Look at the price on the button. It changes as you change the settings, and a press on it explains every part of it.',
        'Press Generate. You can close the page; the work goes on and is found again in the history.',
        'Download the result, or reuse its settings for the next one.',
      ),
    ],
  },
  {
    id: 'choosing-a-tool',
    title: 'Choosing a tool',
    blocks: [
      list(
        'A still picture that should move: WAN image to video. Start here when in doubt.',
        'A portrait that should move only a little: Stable Video.',
        'A busy scene: CogVideoX-5B.',
        'A film from words alone: VEO3 for cinema, Seedance for any shape, Kling AI text to video for quick tries.',
        'Several pictures of one person or place: Kling AI multi-image to video.',
        'Some things moving and the rest still: Kling AI motion brush.',
        'A clip that should go on: Kling AI video extend. A clip that should look different: Kling AI effects. A face that should speak: Kling AI lip sync.',
      ),
      pricesAtAGlance(catalogue),
    ],
  },
  {
    id: 'writing-prompts',
    title: 'Writing prompts',
    blocks: [
      text(
        'A prompt reads best in this order: subject, action, place, light, camera. Leave out what the picture shows already.',
      ),
      list(
        'One scene and one movement for each clip.',
        'Verbs move things: drifts, turns, rises, opens. Adjectives do not.',
        'Name the camera when it should move: closer, away, left, right, up, down.',
        'Say what should be there, not what should not.',
        'Change one thing at a time, and keep the seed where the tool has one.',
      ),
    ],
  },
  {
    id: 'pictures-and-clips',
    title: 'Pictures and clips to start from',
    blocks: [
      list(
        `Pictures: JPG, PNG or WebP. Sharp and well lit, at least ${startPicture.adviseSide} pixels a side; several that are put together at least ${premiumMultiImage.inputs.images.adviseSide}.`,
        'Clips: MP4, MOV or WebM. AVI is taken too, without a preview.',
        'Sound: MP3, WAV or AAC; clean speech gives the best lips.',
        'What goes past the advice is said beside the file, and you can go on. What the server cannot take it names, and nothing is charged.',
      ),
    ],
  },
  {
    id: 'credits',
    title: 'Plans and credits',
    blocks: [
      text(
        'A plan includes a number of video and image generations a month. One of them pays for one run of any tool of its kind. When none is left, credits from packs pay the price that the tool shows.',
      ),
      list(
        'The price is reserved when a generation is accepted, taken when it succeeds, and given back when it fails, is refused, or is cancelled before it started.',
        'What is unused of a month rolls over with Starter and Pro; what ends first is spent first.',
        'Every movement stands in the credit history of your account, with a link to its creation.',
      ),
    ],
  },
  {
    id: 'rights-and-safety',
    title: 'Rights and safety',
    blocks: [
      list(
        'Use only faces and voices that you have the right to use.',
        'A safety filter looks at requests before anything is made. A refusal charges nothing and can be disputed through Feedback.',
        'What you make is seen by nobody else until you make an album public. Public albums can be reported.',
        'Files carry a note in their metadata that they were generated.',
      ),
    ],
  },
];
