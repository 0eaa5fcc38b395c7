import { isEmail } from '../../shared/email';

export const steps = [
  { id: 'account', title: 'Account' },
  { id: 'address', title: 'Address' },
  { id: 'preferences', title: 'Preferences' },
  { id: 'review', title: 'Review' },
] as const;

export const lastStep = steps.length - 1;

export const emptyDraft = {
  name: '',
  email: '',
  street: '',
  postcode: '',
  city: '',
  contact: '',
  newsletter: false,
};

export type Draft = typeof emptyDraft;
export type TextField = 'name' | 'email' | 'street' | 'postcode' | 'city';
export type Errors = Partial<Record<TextField | 'contact', string>>;

/** What is wrong in a step, in the order of its fields. */
export function errorsOf(step: number, draft: Draft): Errors {
  const errors: Errors = {};
  if (step === 0) {
    if (!draft.name.trim()) errors.name = 'Enter your name';
    if (!isEmail(draft.email)) errors.email = 'Enter an email address like ada@example.org';
  }
  if (step === 1) {
    if (!draft.street.trim()) errors.street = 'Enter your street';
    if (!/^\d{5}$/.test(draft.postcode.trim())) errors.postcode = 'Enter a postcode of five digits';
    if (!draft.city.trim()) errors.city = 'Enter your city';
  }
  if (step === 2 && !draft.contact) errors.contact = 'Choose how we contact you';
  return errors;
}

/** The step that can be shown: the wanted one, or the first before it that is not valid. */
export function reachable(wanted: number, draft: Draft): number {
  const invalid = steps.findIndex((_, step) => Object.keys(errorsOf(step, draft)).length > 0);
  return invalid < 0 ? wanted : Math.min(wanted, invalid);
}

/** The step in the state of a history entry, which may be anything. */
export function stepIn(state: unknown): number {
  const step = (state as { wizardStep?: unknown } | null)?.wizardStep;
  return typeof step === 'number' && steps[step] ? step : 0;
}

/** Which entry of the page in the history it is, from 0. */
export function placeIn(state: unknown): number {
  const place = (state as { wizardPlace?: unknown } | null)?.wizardPlace;
  return Number.isSafeInteger(place) ? (place as number) : 0;
}

/** A stored draft, or an empty one for anything else. */
export function parseDraft(text: string | null): Draft {
  const draft = { ...emptyDraft };
  try {
    const stored: Partial<Draft> | null = JSON.parse(text ?? 'null');
    for (const field of ['name', 'email', 'street', 'postcode', 'city', 'contact'] as const) {
      const value = stored?.[field];
      if (typeof value === 'string') draft[field] = value;
    }
    draft.newsletter = stored?.newsletter === true;
  } catch {
    // The text is not JSON, so this page did not write it.
  }
  return draft;
}
