import { isEmail } from '../../shared/email';

export type SignIn = { username: string; email: string; password: string };
export type SignInErrors = Partial<SignIn>;

const shortestPassword = 6;

/** An error message for each invalid field; an empty object if the form is valid. */
export function validate({ username, email, password }: SignIn): SignInErrors {
  const errors: SignInErrors = {};
  if (!username.trim()) errors.username = 'Username is required';
  if (!email.trim()) errors.email = 'Email is required';
  else if (!isEmail(email)) errors.email = 'Email is invalid';
  if (!password) errors.password = 'Password is required';
  else if (password.length < shortestPassword)
    errors.password = `Password must be at least ${shortestPassword} characters`;
  return errors;
}
