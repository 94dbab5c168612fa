import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import type { FormErrors } from './formErrors.ts';

const reasons = [
  { value: 'likeness', label: 'It shows me' },
  { value: 'rights', label: 'It is my work' },
];
const kinds = [
  { value: 'image', label: 'Image' },
  { value: 'video', label: 'Video' },
];

const fields = (
  <>
    <TextField label="Your name" name="name" isRequired autoComplete="name" />
    <Select label="Reason" name="reason" options={reasons} isRequired />
    <RadioCards label="Kind" name="kind" options={kinds} isRequired />
    <TextArea label="What happened" name="text" minRows={2} />
    <Checkbox name="right" value="yes" isRequired>
      I have the right to ask for this
    </Checkbox>
    <Button type="submit" tone="accent" variant="solid">
      Send report
    </Button>
  </>
);

const meta = {
  title: 'Design System/Inputs/Form',
  component: Form,
  args: { children: fields, onSubmitted: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FailedItSaysWhereAndTakesOneThere: Story = {
  name: 'A form that cannot be sent says what is wrong, and takes one there',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    const summary = canvas.getByRole('group', { name: '4 things need to be corrected' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSubmitted).not.toHaveBeenCalled();
    await userEvent.click(within(summary).getByRole('link', { name: 'Reason is missing.' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Reason/ })).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: 'Kind is missing.' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Image' })).toHaveFocus());
  },
};

export const FilledInItIsHandedOver: Story = {
  name: 'A form that is filled in hands over its values',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Mara');
    await userEvent.click(canvas.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'It shows me' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'Video' }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(args.onSubmitted).toHaveBeenCalledWith(
      expect.objectContaining({
        values: { name: 'Mara', reason: 'likeness', kind: 'video', text: '', right: 'yes' },
      }),
    );
  },
};

export const AServersAnswerIsShownAtItsField: Story = {
  name: 'A server’s answer is shown at its field, until that is changed',
  render: () => {
    const Demo = () => {
      const [errors, setErrors] = useState<FormErrors>({});
      return (
        <Form errors={errors} onSubmitted={() => setErrors({ name: 'This name is taken.' })}>
          <TextField label="Album name" name="name" defaultValue="Harbour" />
          <Button type="submit">Create</Button>
        </Form>
      );
    };
    return <Demo />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'One thing needs to be corrected' })).toHaveFocus(),
    );
    const field = canvas.getByRole('textbox', { name: 'Album name' });
    await expect(field).toHaveAccessibleDescription('This name is taken.');
    await userEvent.type(field, ' 2');
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
  },
};
