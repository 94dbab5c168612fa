/** Every word that a component says by itself. Texts with a variable part are functions. */
export interface Labels {
  /** Said while a button works. */
  pending: string;
  required: string;
  close: string;
  cancel: string;
  dismiss: string;
  /** Asked by a dialog that is left with something filled in. */
  discardQuestion: string;
  keepEditing: string;
  discard: string;
  notifications: string;
  rangeStart: string;
  rangeEnd: string;
  showPassword: string;
  hidePassword: string;
  choose: string;
  /** Said of the box that ticks an item, before the item's own name, and of the one that ticks all. */
  chooseItem: string;
  chooseAll: string;
  /** How many of several were chosen. */
  chosen: (count: number) => string;
  clearChosen: (label: string) => string;
  chooseFile: string;
  chooseFiles: string;
  dropHere: string;
  /** Files that were let go, by the reason. */
  filesRefused: { type: (names: string) => string; count: (names: string) => string };
  loading: string;
  opensInNewTab: string;
  skipToContent: string;
  announcement: string;
  collapseSidebar: string;
  expandSidebar: string;
  breadcrumbs: string;
  /** Opens the places of a path that had no room. */
  placesBetween: string;
  pagination: string;
  previous: string;
  next: string;
  previousPage: string;
  nextPage: string;
  page: (page: string) => string;
  pageOf: (page: string, count: string) => string;
  /** A toast that was asked for again while it stood there. */
  repeated: (times: number) => string;
  commands: string;
  searchCommands: string;
  recent: string;
  resultCount: (count: number) => string;
  noneFound: (query: string) => string;
  charactersLeft: (left: number) => string;
  charactersOver: (over: number) => string;
  clearSearch: string;
  increase: (label: string) => string;
  decrease: (label: string) => string;
  nothingFound: string;
  /** Under what was typed where it may be none of the options. */
  pressToUse: (text: string) => string;
  /** One choice of a rating. */
  stars: (count: number) => string;
  ratingOf: (value: string, most: string) => string;
  /** Said of a required field that was left empty. */
  missing: (label: string) => string;
  /** Over the list of what a form has wrong. */
  toCorrect: (count: number) => string;
  tryAgain: string;
  pictureBroken: string;
  play: string;
  pause: string;
  mute: string;
  unmute: string;
  volume: string;
  position: string;
  /** Where a clip stands, read out with its slider: '0:04 of 0:12'. */
  positionOf: (at: string, of: string) => string;
  speed: string;
  captions: string;
  captionsOff: string;
  fullScreen: string;
  leaveFullScreen: string;
  previousFrame: string;
  nextFrame: string;
  /** What became of a clip or a sound that does not play, by what the browser knows. */
  mediaBroken?: { connection: string; damaged: string; unsupported: string } | undefined;
  openFile: string;
  copy: string;
  copied: string;
  copyFailed: string;
  remove: string;
  nothingHere: string;
  tones: { danger: string; warning: string; success: string; info: string };
}
