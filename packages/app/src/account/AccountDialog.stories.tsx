import { generalWords } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { said } from '../mocks/said.ts';
import { screenStory, type ScreenStoryArgs } from '../mocks/screenStory.ts';
import { mara, storyUrl } from '../mocks/storyServer.ts';

const meta = {
  ...screenStory,
  title: 'App/Account/Sign-in dialog',
  args: { path: '/', isVisitor: true },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  const bar = within(await canvas.findByRole('banner'));
  await userEvent.click(await bar.findByRole('button', { name: 'Sign In' }));
  await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
};

export const SigningUp: Story = {
  name: 'A new account is told of once, and what was sent is not left to be sent again, but to sign in with (A81)',
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Full name/ }), 'Ada Vale');
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.com');
    await userEvent.type(screen.getByLabelText(/^Password/), 'a long password');
    await userEvent.type(screen.getByLabelText(/^Confirm password/), 'a long password{Enter}');
    await said('Account Created!');
    await said(/^Please check your email to verify your account. A link went to ada@example.com/);
    // It is said once, and nothing is left to be sent a second time.
    await expect(screen.getAllByText(/Please check your email/)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus());
    await expect(screen.queryByRole('textbox', { name: /Full name/ })).toBeNull();
    await expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('ada@example.com');
  },
};

export const SigningUpFails: Story = {
  name: 'A sign-up that failed says what the server said (A84)',
  args: {
    scenario: { failures: { 'auth.signUp': { kind: 'Refused', message: 'This address is taken.' } } },
  },
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Full name/ }), 'Ada Vale');
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.com');
    await userEvent.type(screen.getByLabelText(/^Password/), 'a long password');
    await userEvent.type(screen.getByLabelText(/^Confirm password/), 'a long password{Enter}');
    await said('Sign Up Failed');
    await said('This address is taken.');
  },
};

export const WrongPassword: Story = {
  name: 'A wrong password is answered with what the server said (A83, A94)',
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), mara.email);
    await userEvent.type(screen.getByLabelText(/^Password/), 'not it{Enter}');
    await said('Sign In Failed');
    await said('Invalid login credentials');
  },
};

export const AnAnswerNobodyUnderstands: Story = {
  name: 'An answer that is not understood is no lost network (A85)',
  args: {
    answers: [http.post(`${storyUrl}/auth/v1/token`, () => HttpResponse.html('<h1>Welcome</h1>'))],
  },
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), mara.email);
    await userEvent.type(screen.getByLabelText(/^Password/), 'anything{Enter}');
    await said('An unexpected error occurred.');
    await expect(screen.queryByText(generalWords.offline)).toBeNull();
  },
};

export const ItOpensAnew: Story = {
  name: 'A dialog that is opened anew says nothing of the last try',
  play: async (context) => {
    const { userEvent } = context;
    await WrongPassword.play!(context);
    const dialog = screen.getByRole('dialog', { name: 'Welcome to Kinora' });
    await expect(dialog).toHaveTextContent('Invalid login credentials');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await open(context);
    await expect(screen.getByRole('dialog')).not.toHaveTextContent('Invalid login credentials');
  },
};
