/** The outcome of a request: its status as the list of requests shows it, and a value or what went wrong. */
export type Outcome =
  | { status: string; value: unknown }
  | {
      status: string;
      /** In a word or two. */
      failure: string;
      /** The server's own sentence about it. */
      detail?: string;
    };

type Options = {
  body?: unknown;
  signal: AbortSignal;
  /** How long to wait for a response, in milliseconds. */
  patience?: number;
};

/** Sends a request and reads all of its response. Rejects only when the signal aborts. */
export async function ask(method: string, address: string, { body, signal, patience }: Options): Promise<Outcome> {
  const giveUp = new AbortController();
  const timer = patience === undefined ? undefined : setTimeout(() => giveUp.abort(), patience);
  let status = '';
  try {
    const response = await fetch(address, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.any([signal, giveUp.signal]),
    });
    status = String(response.status);
    return outcomeOf(response, await response.text());
  } catch (error) {
    signal.throwIfAborted();
    if (giveUp.signal.aborted) return { status: 'no response', failure: 'no response' };
    if (error instanceof SyntaxError) return { status, failure: 'no JSON' };
    if (status) return { status: `${status}, cut off`, failure: 'cut off' };
    return { status: 'no connection', failure: 'no connection' };
  } finally {
    clearTimeout(timer);
  }
}

/** Throws a SyntaxError for a text that is no JSON. */
function outcomeOf({ ok, status }: Response, text: string): Outcome {
  if (ok) return { status: `${status}`, value: text === '' ? undefined : JSON.parse(text) };
  return { status: `${status}`, failure: `${status}`, detail: detailOf(text) };
}

/** The sentence in problem details. A server in between may send anything. */
function detailOf(text: string): string | undefined {
  try {
    const { detail } = JSON.parse(text);
    return typeof detail === 'string' ? detail : undefined;
  } catch {
    return undefined;
  }
}
