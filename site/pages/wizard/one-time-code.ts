export const length = 6;
export const validFor = 60_000;
export const lockedFor = 30_000;
const allowedTries = 3;

type Message = { number: number; code: string; state: 'Valid for 60 seconds' | 'Expired' | 'Replaced' };

export type Phone = {
  /** Newest last. */
  messages: readonly Message[];
  sending: boolean;
  triesLeft: number;
  locked: boolean;
  accepted: boolean;
  result: string;
};

export const newPhone: Phone = {
  messages: [],
  sending: false,
  triesLeft: allowedTries,
  locked: false,
  accepted: false,
  result: '',
};

/** A code from a number from 0 up to 1, never the same as the one before it. */
export function makeCode(random: number, before?: string): string {
  const code = Math.floor(random * 10 ** length);
  const text = `${code}`.padStart(length, '0');
  return text === before ? `${(code + 1) % 10 ** length}`.padStart(length, '0') : text;
}

export function arrive(phone: Phone, random: number): Phone {
  const code = makeCode(random, phone.messages.at(-1)?.code);
  const replaced = phone.messages.map((message): Message => ({ ...message, state: 'Replaced' }));
  const number = phone.messages.length + 1;
  return { ...phone, sending: false, messages: [...replaced, { number, code, state: 'Valid for 60 seconds' }] };
}

export function expire(phone: Phone, number: number): Phone {
  const messages = phone.messages.map(
    (message): Message => (message.number === number ? { ...message, state: 'Expired' } : message),
  );
  return { ...phone, messages };
}

export function verify(phone: Phone, code: string): Phone {
  if (phone.locked) return phone;
  const newest = phone.messages.at(-1);
  if (!newest) return { ...phone, result: 'Send a code first' };
  if (code.length < length) return { ...phone, result: 'Enter all six digits' };
  if (code === newest.code) {
    return newest.state === 'Expired'
      ? { ...phone, result: 'This code has expired' }
      : { ...phone, accepted: true, result: '' };
  }
  const triesLeft = phone.triesLeft - 1;
  if (triesLeft > 0) return { ...phone, triesLeft, result: `Wrong code, tries left: ${triesLeft}` };
  return { ...phone, triesLeft, locked: true, result: 'Wrong code, locked for 30 seconds' };
}

export function unlock(phone: Phone): Phone {
  return { ...phone, triesLeft: allowedTries, locked: false, result: 'You can try again' };
}

/** The digits after a text came into the box at `index`, and the box that the next one belongs to. */
export function enter(digits: readonly string[], index: number, text: string): { digits: string[]; next: number } {
  const entered = text.replace(/\D/g, '').slice(0, length);
  // A whole code is meant for all of the boxes, whichever it is pasted into.
  const start = entered.length === length ? 0 : index;
  const filled = digits.map((digit, at) => entered[at - start] ?? digit);
  return { digits: filled, next: Math.min(start + entered.length, length - 1) };
}

/** What was typed into a box that holds a digit already: the browser gives both. */
export function typedOver(before: string, value: string): string {
  if (!before || value.length !== 2) return value;
  return value.startsWith(before) ? value.slice(1) : value.slice(0, 1);
}
