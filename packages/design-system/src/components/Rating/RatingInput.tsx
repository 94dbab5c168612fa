import { RadioButton, RadioField } from 'react-aria-components';
import { ratingWords } from '../../labels/english/ratingWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { OneOfSeveral } from '../RadioGroup/OneOfSeveral.tsx';
import type { OneOfSeveralProps } from '../RadioGroup/radioGroupProps.ts';
import { button, cell, star, stars } from './Rating.css.ts';
import { ratingSteps } from './ratingScale.ts';
import type { RatingStep } from './ratingScale.ts';
import { StarShape } from './StarShape.tsx';

type StepText = `${RatingStep}`;

export interface RatingInputProps extends Omit<
  OneOfSeveralProps<StepText, { value: StepText }>,
  'options' | 'value' | 'defaultValue' | 'onChange' | 'isReadOnly'
> {
  isReadOnly?: false | undefined;
  /** null means that nothing is given yet. */
  value?: number | null | undefined;
  defaultValue?: number | undefined;
  onChange?: ((value: RatingStep) => void) | undefined;
  labels?: Partial<Pick<Labels, 'stars'>> | undefined;
}

const options = ratingSteps.map((step) => ({ value: `${step}` as const }));
const asText = (value: number) => `${value}` as StepText;

/** Asks for one to five stars. */
export function RatingInput({
  isReadOnly: _isReadOnly,
  value,
  defaultValue,
  onChange,
  labels,
  ...rest
}: RatingInputProps) {
  const { stars: starsLabel } = useWords(ratingWords, labels);
  return (
    <OneOfSeveral
      component="Rating"
      orientation="horizontal"
      {...rest}
      options={options}
      value={typeof value === 'number' ? asText(value) : value}
      defaultValue={defaultValue === undefined ? undefined : asText(defaultValue)}
      onChange={(step) => onChange?.(Number(step) as RatingStep)}
    >
      <div data-part="stars" className={stars}>
        {ratingSteps.map((step) => (
          <RadioField key={step} value={`${step}`} className={cell}>
            <RadioButton data-part="star" className={button}>
              <StarShape className={star({ isInput: true })} />
              <VisuallyHidden>{starsLabel(step)}</VisuallyHidden>
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </OneOfSeveral>
  );
}
