/** Every word that a component says by itself. Texts with a variable part are functions. */
export interface Labels {
  /** Said while a button works. */
  pending: string;
  required: string;
  optional: string;
  close: string;
  cancel: string;
  dismiss: string;
  notifications: string;
  rangeStart: string;
  rangeEnd: string;
  showPassword: string;
  hidePassword: string;
  choose: string;
  chooseFile: string;
  chooseFiles: string;
  dropHere: string;
  loading: string;
  opensInNewTab: string;
  skipToContent: string;
  charactersLeft: (left: number) => string;
  charactersOver: (over: number) => string;
  tones: { danger: string; warning: string; success: string; info: string };
}

export const englishLabels: Labels = {
  pending: 'Working',
  required: 'Required',
  optional: 'Optional',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  rangeStart: 'From',
  rangeEnd: 'To',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  choose: 'Choose an option',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropHere: 'Drop it here',
  loading: 'Loading',
  opensInNewTab: 'opens in a new tab',
  skipToContent: 'Skip to content',
  charactersLeft: (left) => `${left} characters left`,
  charactersOver: (over) => `${over} characters too many`,
  tones: { danger: 'Error', warning: 'Warning', success: 'Success', info: 'Note' },
};
