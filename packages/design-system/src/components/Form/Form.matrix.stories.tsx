import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../Checkbox/CheckboxGroup.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Design System/Inputs/Form/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj;

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

const fields = (
  <>
    <TextField label="Text" name="text" isRequired />
    <TextArea label="Lines" name="lines" minRows={2} />
    <Select label="Select" name="select" options={options} />
    <ComboBox label="Combo box" name="combo" options={options} />
    <NumberField label="Number" name="number" />
    <SegmentedControl label="Segments" name="segments" options={options} />
    <RadioGroup label="Radio" name="radio" options={options} orientation="horizontal" />
    <CheckboxGroup label="Boxes" name="boxes" options={options} orientation="horizontal" />
    <Rating label="Stars" name="stars" />
    <Button type="submit" tone="accent" variant="solid">
      Send
    </Button>
  </>
);

const wrong = (name: string) => `Here is something to correct: ${name}.`;
const names = ['text', 'lines', 'select', 'combo', 'number', 'segments', 'radio', 'boxes', 'stars'];
const errors = Object.fromEntries(names.map((name) => [name, wrong(name)]));

export const AtRest: Story = {
  tags: ['!narrow', '!forced-colors'],
  render: () => <Form onSubmitted={() => {}}>{fields}</Form>,
};

export const EveryFieldIsWrong: Story = {
  render: () => (
    <Form onSubmitted={() => {}} errors={{ '': 'Nothing was saved.', ...errors }}>
      {fields}
    </Form>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Form onSubmitted={() => {}} errors={{ text: wrong('text') }}>
      <TextField label="Right to left" name="text" />
      <Button type="submit">Send</Button>
    </Form>
  ),
};
