import { defineTool, type Draft } from '../../tools/defineTool.ts';
import { audio, images, option, text, video } from '../../tools/kinds/index.ts';
import { MB } from '../../tools/media.ts';
import { flat, plus } from '../../tools/price.ts';
import { chosenClip, chosenPicture, chosenSound } from '../fixtures/chosenFiles.ts';

/**
 * Every kind of file, several pictures with an order and an end, and an option that another one takes along, with the
 * reason. Its request hides its price, which the server works out (D9); the form shows it as every form does.
 */
export const albumTool = defineTool({
  id: 'album',
  makes: 'video',
  allowance: 'video',
  title: 'Album',
  summary: 'Pictures, a film and a sound become one.',
  path: '/album',
  call: { function: 'generate-album', model: 'album-1', constants: {}, sendsPrice: false },
  inputs: {
    pictures: images({
      field: 'pictures',
      label: 'Pictures',
      hint: 'Two to four, in the order of the film',
      min: 2,
      max: 4,
      more: 'Add More Pictures',
      missing: 'Please add at least two pictures',
      tooMany: 'Four pictures are the most',
      adviseCount: 3,
      adviseBytes: 10 * MB,
      adviseSide: 512,
      mostBytes: 60 * MB,
    }),
    film: video({ field: 'film', label: 'Film', hint: 'MP4 or WebM', missing: 'Please add a film' }),
    sound: audio({ field: 'sound', label: 'Sound', hint: 'MP3 or WAV', missing: 'Please add a sound' }),
    brief: text({ field: 'brief', label: 'What ties them together' }),
    light: option({
      field: 'light',
      label: 'Light',
      options: [
        { value: 'day', label: 'Day' },
        { value: 'night', label: 'Night' },
      ],
      initial: 'day',
    }),
    sky: option({
      field: 'sky',
      label: 'Sky',
      options: [
        { value: 'clear', label: 'Clear' },
        {
          value: 'stars',
          label: 'Stars',
          only: { with: 'light', is: 'night', why: 'Stars are out at night alone.' },
        },
      ],
      initial: 'clear',
      follows: {
        input: 'light',
        to: { day: 'clear', night: 'stars' },
        notes: {
          day: 'There are no stars by day, so a clear sky was chosen.',
          night: 'At night there are stars, so they were chosen.',
        },
      },
    }),
  },
  prompt: 'brief',
  resultAspect: { like: 'film' },
  price: [flat(20), plus('light', { day: 0, night: 10 }, 'Night')],
  tips: ['Put the best picture first.'],
  words: {
    generate: 'Bind it',
    busy: 'Binding...',
    started: 'The album is being bound',
    done: 'Bound',
    failed: 'The binding came apart',
    noAddress: 'Nothing was bound',
  },
});

export const albumForm: Draft<typeof albumTool> = {
  pictures: [chosenPicture('first.png'), chosenPicture('second.png'), chosenPicture('third.png')],
  film: chosenClip(),
  sound: chosenSound(),
  brief: 'A summer by the sea',
  light: 'night',
  sky: 'stars',
};
