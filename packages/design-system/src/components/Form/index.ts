export { Form } from './Form.tsx';
export type { FormProps, SubmittedForm } from './Form.tsx';
export type { FormErrors } from './formErrors.ts';
export type { FormValue, FormValues } from './formValues.ts';
