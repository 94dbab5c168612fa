import { layered, linesOf, underAToast } from '@kinora/design-system/css';

const { style } = layered('app');

/** What the window has left beside a title of two lines, the controls of a clip, and the deeds at the foot. */
const left = (beside: string) => `clamp(9rem, 100dvh - ${beside}, min(64vh, 40rem))`;

/** What was made is in sight as a whole, with its controls, however much room there is. */
export const wholeInSight = style({
  containerType: 'inline-size',
  vars: { '--kit-tallest': left(`${underAToast} - 15.5rem`), '--kit-frame-edge': '0px' },
  '@media': {
    // A sheet at the foot, whose deeds stand in two lines.
    '(width < 640px)': { vars: { '--kit-tallest': left(`${underAToast} - 17rem`) } },
  },
});

/** All of it is in its tooltip, and in the form that changes it. */
export const twoLines = style(linesOf(2));
