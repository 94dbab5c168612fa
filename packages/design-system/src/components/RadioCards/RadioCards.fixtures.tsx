import type { CSSProperties } from 'react';
import { Film, Layers, Wand } from '../../icons/glyphs.ts';
import type { RadioCardOption } from './RadioCards.tsx';

const frame = (aspect: string): CSSProperties => ({
  display: 'block',
  aspectRatio: aspect,
  blockSize: 40,
  border: '1.5px solid currentColor',
  borderRadius: 2,
});

/** Shapes of a frame, drawn. */
export const aspects: RadioCardOption[] = ['1:1', '3:2', '16:9', '9:16'].map((value) => ({
  value,
  label: value,
  media: <span style={frame(value.replace(':', ' / '))} />,
}));

const still = (colour: string) => (
  <span style={{ display: 'block', aspectRatio: '4 / 3', backgroundColor: colour }} />
);

/** Styles as plain grounds that stand for pictures. */
export const styles: RadioCardOption[] = [
  { value: 'film', label: 'Film', media: still('oklch(0.55 0.09 50)') },
  { value: 'ink', label: 'Ink', media: still('oklch(0.45 0.02 250)') },
  { value: 'poster', label: 'Poster', media: still('oklch(0.65 0.14 150)') },
  { value: 'night', label: 'Night', media: still('oklch(0.3 0.06 280)'), isDisabled: true },
];

/** Ways of making a clip, in words. */
export const ways: RadioCardOption[] = [
  { value: 'text', label: 'From text', description: 'Say what happens', icon: Wand, trailing: '200' },
  {
    value: 'image',
    label: 'From an image',
    description: 'It moves what is there',
    icon: Film,
    trailing: '250',
  },
  {
    value: 'several',
    label: 'From several',
    description: 'Not offered by this model',
    icon: Layers,
    trailing: '300',
    isDisabled: true,
  },
];
