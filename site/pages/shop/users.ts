import { isEmail } from '../../shared/email';
import type { registerFields } from './ids';

/** Somebody who may sign in. Who registers has the email as the id. */
export type User = { id: string; name: string; password: string };

export const administrator = 'admin';

/** The accounts that every browser has: an exercise, and no secret. */
export const users: readonly User[] = [
  { id: 'ada', name: 'Ada Lovelace', password: 'practice' },
  { id: 'grace', name: 'Grace Hopper', password: 'practice' },
  { id: 'locked', name: 'Lee Locke', password: 'practice' },
  { id: administrator, name: 'Administrator', password: 'admin' },
];

/** Who signs in with this, or what is wrong. */
export function userFor(
  registered: readonly User[],
  id: string,
  password: string,
): { user: User } | { problem: string } {
  const user = userWith(registered, id);
  if (user?.password !== password) return { problem: 'Wrong user name or password' };
  return user.id === 'locked' ? { problem: 'This account is locked' } : { user };
}

/** By user name or email. Spaces around it do not matter, and capitals neither. */
export function userWith(registered: readonly User[], id: string): User | undefined {
  const typed = id.trim().toLowerCase();
  return [...users, ...registered].find((user) => user.id === typed);
}

export type RegisterField = (typeof registerFields)[number];
export type Registration = Readonly<Record<RegisterField, string>>;

export function registerErrors(
  { name, email, password }: Registration,
  registered: readonly User[],
): Partial<Record<RegisterField, string>> {
  const errors: Partial<Record<RegisterField, string>> = {};
  if (name.trim() === '') errors.name = 'Enter your name';
  if (!isEmail(email)) errors.email = 'Enter a valid email';
  else if (userWith(registered, email)) errors.email = 'This email is registered already';
  if (password.length < 8) errors.password = 'Use 8 or more characters';
  return errors;
}

export function newUser({ name, email, password }: Registration): User {
  return { id: email.trim().toLowerCase(), name: name.trim(), password };
}
