/** What the specification writes with capitals within, letter for letter: everything else is sentence case. Parted by `·`. */
const quoted = `
Account Created! · Add More Images · AI Models · All Types · Analysis Failed · Anime Style · Apply Effects ·
Applying Effects... · Authentication Required · Cinema Mode · Color Grading · Community Feed · Create Album ·
Create Another · Create Image · Current Plan · Cyberpunk Style · Demo Mode · Download Started · Download Video ·
Extending Video... · Feedback Sent! · File Too Large · Film Noir · Fix Camera Position · Generate New ·
Generate Video · Generate Video from Text · Generating Lip Sync... · Generating Motion... ·
Generating Multi-Image Video... · Generating Video... · Generation Failed · Help Center · Image Generated! ·
Manage Billing · Manage Subscription · Missing Information · Missing Prompt · Most Items · Most Liked ·
Most Popular · No Image Selected · Prompt Generated! · Quick Links · Return to Home · Saved Albums · Sign In ·
Sign In Failed · Sign In Required · Sign Out · Sign Up · Sign Up Failed · Signed Out · Style Transfer ·
Submission Failed · Theme Gallery · Train New Model · Trained Models · Upgrade Now · Use Model ·
Video Generators · View Plan · Vintage Filter · What's New`;

/** Ours, and written as the specification writes the same button of the modes beside them. */
const likeTheirNeighbours = 'Extend Video · Generate Lip Sync';

export const specifiedWords: readonly string[] = [quoted, likeTheirNeighbours].flatMap((list) =>
  list.split('·').map((each) => each.trim().replaceAll(/\s+/g, ' ')),
);

/** Names: of products, of what this one calls its parts, of keys. */
export const properNames: readonly string[] = [
  'Activity',
  'Camera, Formats, Most Compatible',
  'Enter',
  'Flux',
  'Generate',
  'Kinora',
  'Lite',
  'Realism',
  'Shift',
  'Space',
  'WebM',
  'WebP',
];
