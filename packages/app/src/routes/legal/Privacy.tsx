import { LegalText } from './LegalText.tsx';

const sections = [
  {
    title: 'What is kept',
    text: 'Your email address, your name, a hash of your password, what you upload, what you make, and the ledger of your credits. All of it lies on the server that you signed up with.',
  },
  {
    title: 'Who sees it',
    text: 'You, and whoever runs that server. With a hosted model, your words and pictures go to its provider to be worked on. Nothing is sold, and no page of Kinora calls a tracker.',
  },
  {
    title: 'In your browser',
    text: 'Your session and the drafts of the last day are kept in this browser. Signing out removes both; a picture that you replaced in a draft goes when Kinora is opened a day later.',
  },
  {
    title: 'Taking it away',
    text: 'What you delete leaves your history, and Undo brings it back. The server keeps it until whoever runs the server erases it, files included: ask them to.',
  },
] as const;

export function Component() {
  return <LegalText title="Privacy Policy" sections={sections} />;
}
