import barley from './samples/barley.jpg';
import harbour from './samples/harbour.jpg';
import lanterns from './samples/lanterns.jpg';

const pictures: Readonly<Record<string, string>> = {
  'sample/barley': barley,
  'sample/harbour': harbour,
  'sample/lanterns': lanterns,
};

/** The picture that a sample names; each was drawn by the local sketch engine. */
export function samplePicture(name: string): string {
  const picture = pictures[name];
  if (!picture)
    throw new Error(`No sample picture is called '${name}': the samples name one that is not there.`);
  return picture;
}
