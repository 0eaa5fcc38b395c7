import { connect, type Socket } from 'node:net';

export type RawAnswer = { status: number; headers: Map<string, string>; body: Buffer };

const patience = 60_000;

/**
 * Sends bytes as they are, which no HTTP client does, and reads one response. A connection is used again if the
 * response allows it. The response is `closed` if the server closed the connection without one.
 */
export class RawClient {
  #socket: Socket | undefined;
  #received = Buffer.alloc(0);

  constructor(readonly port: number) {}

  async exchange(request: Buffer): Promise<RawAnswer | 'closed'> {
    const isHead = request.subarray(0, 5).toString('latin1') === 'HEAD ';
    const answer = await this.#send(request, isHead);
    const mayReuse = answer !== 'closed' && answer.headers.get('connection') !== 'close' && this.#received.length === 0;
    // After a request with a body, or two requests in one, the state of the connection is unknown.
    if (
      !mayReuse ||
      /content-length|transfer-encoding|connection|upgrade|expect|\n\n/i.test(request.toString('latin1'))
    )
      this.close();
    return answer;
  }

  close() {
    this.#socket?.destroy();
    this.#socket = undefined;
    this.#received = Buffer.alloc(0);
  }

  #send(request: Buffer, isHead: boolean): Promise<RawAnswer | 'closed'> {
    return new Promise((resolve, reject) => {
      this.#socket ??= connect(this.port, '127.0.0.1').setNoDelay();
      const socket = this.#socket;
      const timer = setTimeout(() => finish(() => reject(new Error('no response: the server hangs'))), patience);
      const onData = (data: Buffer) => {
        this.#received = Buffer.concat([this.#received, data]);
        const answer = this.#parse(isHead, false);
        if (answer) finish(() => resolve(answer));
      };
      const onClose = () => {
        const answer = this.#parse(isHead, true) ?? 'closed';
        this.close();
        finish(() => resolve(answer));
      };
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        socket.off('data', onData).off('close', onClose);
        settle();
      };
      socket.removeAllListeners('error').on('error', () => {});
      socket.on('data', onData).on('close', onClose);
      socket.write(request);
    });
  }

  /** Removes one response from the received data, if it is complete. */
  #parse(isHead: boolean, ended: boolean): RawAnswer | undefined {
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return undefined;
    const [statusLine = '', ...lines] = this.#received.subarray(0, headEnd).toString('latin1').split('\r\n');
    const status = Number(statusLine.split(' ')[1]);
    const headers = new Map(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const rest = this.#received.subarray(headEnd + 4);
    if (status < 200) {
      this.#received = rest;
      return this.#parse(isHead, ended);
    }
    const end = isHead || status === 204 || status === 304 ? 0 : endOf(rest, headers);
    if ((end === undefined || rest.length < end) && !ended) return undefined;
    this.#received = rest.subarray(end);
    return { status, headers, body: rest.subarray(0, end) };
  }
}

/** Of this server only what streams is chunked. */
function endOf(body: Buffer, headers: Map<string, string>): number | undefined {
  if (headers.get('transfer-encoding') !== 'chunked')
    return headers.has('content-length') ? Number(headers.get('content-length')) : undefined;
  const last = body.indexOf('0\r\n\r\n');
  return last < 0 ? undefined : last + 5;
}
