import { LegalText } from './LegalText.tsx';

const sections = [
  {
    title: 'What is kept',
    text: 'Your email address, your name, a hash of your password, what you upload, what you make, and the ledger of your credits. All of it lies on the server that you signed up with.',
  },
  {
    title: 'Who sees it',
    text: 'You, and whoever runs that server. With a hosted model, your words and pictures go to its provider to be worked on. A set that you train a model from is sent there when you press Start training, not before, and kept there for two days; the model itself stays with the provider. Nothing is sold, and no page of Kinora calls a tracker.',
  },
  {
    title: 'In your browser',
    text: 'Your session and the drafts of the last day are kept in this browser. Signing out removes both; a picture that you replaced in a draft goes when Kinora is opened a day later.',
  },
  {
    title: 'Taking it away',
    text: 'What you delete goes to the trash, which brings it back for 30 days; then it is erased, its files included. Your account page gives you a copy of all that is yours, and deletes the account with everything in it.',
  },
] as const;

export function Component() {
  return <LegalText title="Privacy Policy" sections={sections} />;
}
