export interface Motion {
  readonly title: string;
  /** What it tells. */
  readonly purpose: string;
  /** `answers`: something comes, moves or answers. `develops`: a picture comes. `goesOn`: while there is work. */
  readonly kind: 'answers' | 'develops' | 'goesOn';
  /** The files that declare it, and in each what moves, how long and along which curve, as it stands there. */
  readonly declared: Readonly<Record<string, readonly string[]>>;
  /** What is left of it for whoever asked for less motion. */
  readonly reduced: string;
}

const part = (name: string, file = name) => `design-system/src/components/${name}/${file}.css.ts`;
const atOnce = 'It changes at once.';
const fades = 'It is there at once, without a way.';

/** Everything that moves in the product: tools/rules/motions.test.ts compares it with the styles. */
export const motions = [
  {
    title: 'The marker circles a frame',
    purpose: 'A hand has chosen it: the line goes round as a hand would.',
    kind: 'answers',
    declared: { [part('MarkerCircle')]: ['draw base standard'] },
    reduced: 'The whole circle is there at once.',
  },
  {
    title: 'A picture develops',
    purpose: 'A result comes up out of the grey, as a print in its bath.',
    kind: 'develops',
    declared: {
      [part('Image')]: ['filter develop standard', 'opacity develop standard'],
      'studio-kit/src/result/develop.css.ts': ['develop develop standard'],
    },
    reduced: 'It fades in within 120 ms, in its own colours.',
  },
  {
    title: 'A print gains its colour with the work',
    purpose: 'How far the work has come, told by the picture itself.',
    kind: 'develops',
    declared: {
      'studio-kit/src/result/developing.css.ts': ['filter develop linear', 'opacity develop linear'],
    },
    reduced: 'Each step of the work is there at once.',
  },
  {
    title: 'A bar fills',
    purpose: 'How much is done, or used; it goes on from where it was.',
    kind: 'answers',
    declared: {
      [part('ProgressBar')]: ['inline-size slow standard'],
      [part('Meter')]: ['inline-size slow standard'],
    },
    reduced: atOnce,
  },
  {
    title: 'A line travels',
    purpose: 'Something is under way, and nobody knows how long.',
    kind: 'goesOn',
    declared: {
      [part('ProgressBar')]: ['travel 1.4s linear infinite'],
      [part('Button', 'PendingBar')]: ['travel 1.2s linear infinite'],
      'app/src/late/Coming.css.ts': ['travel 1.4s linear infinite'],
    },
    reduced: 'It stands still: a part of the bar, or a paler whole.',
  },
  {
    title: 'Four corners flash in turn',
    purpose: 'A short wait without a place of its own.',
    kind: 'goesOn',
    declared: { [part('Spinner')]: ['flash 1200ms linear infinite'] },
    reduced: 'It stands still.',
  },
  {
    title: 'A blank breathes',
    purpose: 'Something will stand here.',
    kind: 'goesOn',
    declared: { [part('Skeleton')]: ['breathe 2s standard infinite'] },
    reduced: 'It stands still.',
  },
  {
    title: 'A dot spreads',
    purpose: 'It is live, or at work now.',
    kind: 'goesOn',
    declared: { [part('StatusDot')]: ['spread 1.6s enter infinite'] },
    reduced: 'A ring around it stands still.',
  },
  {
    title: 'What floats comes from what it belongs to',
    purpose: 'Where a popover, a menu or a list came from; it leaves at once.',
    kind: 'answers',
    declared: {
      'design-system/src/css/surfaces.ts': ['leaves instant', 'opacity base enter', 'transform base enter'],
    },
    reduced: fades,
  },
  {
    title: 'A tooltip fades in',
    purpose: 'A name for what one points at; it is gone with the pointer.',
    kind: 'answers',
    declared: { [part('Tooltip')]: ['opacity quick standard'] },
    reduced: fades,
  },
  {
    title: 'A dialog takes the page over',
    purpose: 'The page goes dark behind what has to be answered. On a phone it comes from below.',
    kind: 'answers',
    declared: {
      [part('Dialog')]: ['leaves quick', 'opacity base standard', 'transform slow enter'],
      [part('CommandPalette')]: ['transform base enter'],
    },
    reduced: fades,
  },
  {
    title: 'A drawer slides in from its edge',
    purpose: 'On which side of the window it waits. It leaves by the way it came.',
    kind: 'answers',
    declared: { [part('Drawer')]: ['transform slow enter'] },
    reduced: fades,
  },
  {
    title: 'A sheet follows the finger',
    purpose: 'It comes up from the foot of a phone, and the page is as dark as it is up.',
    kind: 'answers',
    declared: { [part('Sheet')]: ['follows dimming'] },
    reduced: 'It follows the finger all the same: nothing moves by itself.',
  },
  {
    title: 'A message comes from above',
    purpose: 'It was not there before, and comes from outside the page.',
    kind: 'answers',
    declared: { [part('Toast')]: ['come base enter'] },
    reduced: fades,
  },
  {
    title: 'A section opens',
    purpose: 'What comes belongs to the title above it.',
    kind: 'answers',
    declared: { [part('Disclosure')]: ['block-size slow standard', 'rotate base standard'] },
    reduced: atOnce,
  },
  {
    title: 'The sidebar folds',
    purpose: 'The same places, narrower: none of them is lost.',
    kind: 'answers',
    declared: { [part('SideNav')]: ['inline-size base standard'] },
    reduced: atOnce,
  },
  {
    title: 'The chosen segment slides',
    purpose: 'One choice took the place of another.',
    kind: 'answers',
    declared: {
      [part('SegmentedControl')]: [
        'block-size base standard',
        'color quick standard',
        'inline-size base standard',
        'translate base standard',
      ],
    },
    reduced: atOnce,
  },
  {
    title: 'A switch changes sides',
    purpose: 'Which way it went.',
    kind: 'answers',
    declared: { [part('Switch')]: ['background-color quick standard', 'inset-inline-start quick standard'] },
    reduced: atOnce,
  },
  {
    title: 'What can be pressed answers',
    purpose: 'It was noticed: under the pointer, pressed, chosen.',
    kind: 'answers',
    declared: {
      [part('Button')]: [
        'background-color quick standard',
        'border-color quick standard',
        'color quick standard',
      ],
      [part('Card')]: ['background-color quick standard'],
      [part('Disclosure')]: ['background-color quick standard'],
      [part('Field')]: ['border-color quick standard'],
      [part('Field', 'Choice')]: ['background-color quick standard', 'border-color quick standard'],
      [part('GridList')]: ['background-color quick standard'],
      [part('Link')]: ['color quick standard'],
      [part('RadioCards')]: ['background-color quick standard', 'box-shadow quick standard'],
      [part('Rating')]: ['fill quick standard'],
      [part('SideNav')]: ['background-color quick standard'],
      [part('Slider')]: ['background-color quick standard'],
    },
    reduced: atOnce,
  },
  {
    title: 'Deeds on a frame show',
    purpose: 'What can be done with it, while one is at it.',
    kind: 'answers',
    declared: {
      'design-system/src/css/rules.ts': ['opacity quick standard'],
    },
    reduced: atOnce,
  },
  {
    title: 'Places to drop appear',
    purpose: 'Where a file may go, over the whole window, while it is carried.',
    kind: 'answers',
    declared: {
      'studio-kit/src/studio/placing/DropPlaces.css.ts': ['appear quick standard'],
    },
    reduced: fades,
  },
  {
    title: 'Marks open round a place to drop',
    purpose: 'What is carried would fall within them.',
    kind: 'answers',
    declared: { [part('CropMarks')]: ['opens quick standard'] },
    reduced: atOnce,
  },
  {
    title: 'A picture begins to move',
    purpose: 'What is made there: under the pointer and with the focus, over the still that it begins with.',
    kind: 'answers',
    declared: { [part('HoverClip')]: ['opacity base standard'] },
    reduced: 'It stays still, and nothing of it is fetched.',
  },
  {
    title: 'A camera move is shown',
    purpose: 'What the camera will do: under the pointer and with the focus, and once when it is chosen.',
    kind: 'goesOn',
    declared: {
      'studio-kit/src/composer/CameraPicker/CameraPreview.css.ts': ['2.2s standard 2 alternate paused'],
    },
    reduced: 'It stands still; its name says the move.',
  },
] as const satisfies readonly Motion[];

export type MotionTitle = (typeof motions)[number]['title'];
