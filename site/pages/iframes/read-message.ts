/** The messages that a frame may send. All others are ignored. */
export type FrameMessage =
  | { type: 'TEXT'; text: string }
  /** `json` is the submitted data, indented by two spaces. */
  | { type: 'FORM_SUBMIT'; formId: string; json: string }
  | { type: 'TABLE_ACTION'; action: string };

/** The most characters and values that the data of a form may have. */
const mostData = 5_000_000;

/** Checks the data of a message event. Never throws, because any page, frame or extension may have sent it. */
export function readMessage(message: unknown): FrameMessage | undefined {
  try {
    if (typeof message === 'string') return { type: 'TEXT', text: message };
    if (!isPlainObject(message)) return undefined;
    const { type, formId, data, action } = message;
    if (type === 'TABLE_ACTION' && typeof action === 'string') return { type, action };
    if (type !== 'FORM_SUBMIT' || typeof formId !== 'string' || !isPlainObject(data)) return undefined;
    return { type, formId, json: jsonOf(data) };
  } catch {
    return undefined;
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Throws for what JSON cannot represent, such as cycles and BigInts, and for objects that become too long as text. */
function jsonOf(data: object): string {
  let size = 0;
  return JSON.stringify(
    data,
    (key, value) => {
      size += 1 + key.length + (typeof value === 'string' ? value.length : 0);
      if (size > mostData) throw new RangeError('too much data');
      return value;
    },
    2,
  );
}
