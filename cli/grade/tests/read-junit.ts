import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { stripVTControlCharacters, TextDecoder } from 'node:util';
import sax, { type Tag } from 'sax';
import { visible } from '../../../site/run/unseen';

/** A test as a file of results has it. */
export type TestCase = {
  /** The names of the suites around it, from the outermost. */
  suites: readonly string[];
  /** The file that it is in, where that is known. */
  file: string;
  classname: string;
  name: string;
  /** How long it took, as it is written. */
  time: string | undefined;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Whether it passed only after it had failed. */
  flaky: boolean;
  message?: string;
  /** Its whole failure, as far as that is kept. */
  failure?: string;
  /** Why it was skipped, where it says so. */
  reason?: string;
  /** Whether it is an attempt, after which the same test follows once more. */
  retried: boolean;
};

/** What the results are in: JUnit's XML with or without its outermost element, and the XML that NUnit writes itself. */
const roots = ['testsuites', 'testsuite', 'test-run'];

/** More than any suite has, and few enough to be kept. */
const largest = { bytes: 256 * 1024 ** 2, tests: 100_000, depth: 200, attributes: 1000 };

/** How many characters of a failure are read for its first line. */
const keptFailure = 20_000;

/** How long a message may be, in characters. */
const longestMessage = 500;

/** How much of the text of a failure is kept, in characters. */
const longestFailure = 3000;

// How long an attribute or a comment may be. By default that is 64 KB, and a message with a document in it is longer.
// Text may be longer than this. The types leave it out.
Object.assign(sax, { MAX_BUFFER_LENGTH: 4 * 1024 ** 2 });

/**
 * The tests of one file, in its order. Undefined if it is XML of another kind. Throws an Error that says what is
 * wrong with it: a file that is not whole must not look like one with fewer tests.
 */
export async function readTestCases(path: string): Promise<TestCase[] | undefined> {
  const reader = new Reader();
  try {
    const decoder = await decoderFor(path);
    let bytes = 0;
    // In parts, so that sites of other runs are served in between.
    for await (const part of createReadStream(path, { highWaterMark: 256 * 1024 })) {
      bytes += part.length;
      if (bytes > largest.bytes) throw new Error(`it has more than ${largest.bytes / 1024 ** 2} MB`);
      reader.write(decoder.decode(part, { stream: true }));
      if (reader.isForeign) return undefined;
    }
    return reader.end(decoder.decode());
  } catch (error) {
    const reason = visible((error as Error).message).slice(0, longestMessage);
    throw new Error(`The test results in ${visible(path)} cannot be read: ${reason}.`);
  }
}

/** By the first bytes, else by what the XML says about itself. */
async function decoderFor(path: string): Promise<TextDecoder> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0).finally(() => file.close());
  const start = buffer.subarray(0, bytesRead);
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return new TextDecoder('utf-16be');
  const declared = /^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)/.exec(start.toString('latin1'))?.[1];
  // A program that makes the text first and its bytes later declares the encoding of the text, though the bytes are UTF-8.
  if (!declared || /^(?:utf-?16|ucs-?2|iso-10646)/i.test(declared)) return new TextDecoder();
  return new TextDecoder(declared);
}

/** No entities but those of XML. The types leave that option out. */
const parserOptions = { strictEntities: true, trim: false };

type Suite = { name: string; file: string; browser: string };

/** Reads XML in parts. */
class Reader {
  isForeign = false;
  readonly #parser = sax.parser(true, parserOptions);
  readonly #cases: TestCase[] = [];
  /** How many the element has that is being read. */
  #attributes = 0;
  readonly #suites: Suite[] = [];
  /** The names of the elements that are open. */
  readonly #open: string[] = [];
  /** The file that was named last. A suite without one is in it too: Cypress tells it for the outermost suite alone. */
  #file = '';
  #test: TestCase | undefined;
  /** How deep the element of the test is. */
  #depth = 0;
  /** Whether its element says that it passed. NUnit's explanation of that is in an element of skipped ones. */
  #isPassed = false;
  /** The text of its failure. */
  #failure = '';
  /** Why it was skipped: an attribute, a text, or the description of one of Playwright's annotations. */
  #reason = '';
  /** The text of that element. pytest has the line of the file there too. */
  #reasonText = '';
  #hasRoot = false;
  #error: Error | undefined;

  constructor() {
    const parser = this.#parser;
    parser.onopentag = (tag) => this.#opened(tag as Tag);
    parser.onattribute = () => {
      if (++this.#attributes > largest.attributes)
        throw new Error(`it has an element with ${this.#attributes} attributes`);
    };
    parser.onclosetag = () => this.#closed();
    parser.ontext = (text) => this.#text(text);
    parser.oncdata = (text) => this.#text(text);
    parser.onerror = (error) => {
      // The number of a character that XML does not allow, such as that of an escape. It stays as it is written.
      if (error.message.startsWith('Invalid character entity') && /^#x?[\da-f]+$/i.test(entityOf(parser))) {
        parser.resume();
        return;
      }
      const [what = '', line = '', column = ''] = error.message.split('\n');
      this.#error ??= new Error(`${what.replace(/\.$/, '')} (${line.toLowerCase()}, ${column.toLowerCase()})`);
    };
  }

  write(text: string) {
    this.#parser.write(text);
    if (this.#error && !this.isForeign) throw this.#error;
  }

  end(rest: string): TestCase[] | undefined {
    this.write(rest);
    if (!this.#hasRoot) throw new Error('it is empty');
    this.#parser.close();
    if (this.#error) throw this.#error;
    return this.#cases;
  }

  #opened({ name, attributes }: Tag) {
    this.#attributes = 0;
    if (this.isForeign) return;
    const depth = this.#open.push(name);
    if (depth > largest.depth) throw new Error(`it has elements in each other ${depth} deep`);
    if (depth === 1) {
      if (this.#hasRoot) throw new Error('it has two documents');
      this.#hasRoot = true;
      this.isForeign = !roots.includes(name);
    }
    if (this.#test) this.#openedInTest(name, attributes, this.#test);
    else if (name === 'testsuite' || name === 'test-suite') this.#openedSuite(attributes);
    else if (name === 'testcase' || name === 'test-case') this.#openedTest(attributes, depth);
    else if (name === 'property') this.#openedProperty(attributes);
  }

  #openedSuite({ name = '', file = '', filepath = file }: Tag['attributes']) {
    this.#suites.push({ name, file: '', browser: '' });
    if (filepath) this.#fileIs(filepath);
  }

  /** WebdriverIO has the file there, and puts the name of the browser before each class. */
  #openedProperty({ name, value = '' }: Tag['attributes']) {
    const suite = this.#suites.at(-1);
    if (name === 'file') this.#fileIs(value);
    if (name === 'capabilities' && suite) suite.browser = `${value}.`;
  }

  #fileIs(file: string) {
    const suite = this.#suites.at(-1);
    this.#file = file;
    if (suite) suite.file = file;
  }

  #openedTest(attributes: Tag['attributes'], depth: number) {
    if (this.#cases.length === largest.tests) throw new Error(`it has more than ${largest.tests} tests`);
    const { name = '', classname = '', file, filepath = file, time } = attributes;
    const browser = this.#suites.at(-1)?.browser ?? '';
    this.#test = {
      suites: this.#suites.map((suite) => suite.name),
      file: filepath || this.#suites.findLast((suite) => suite.file)?.file || this.#file,
      classname: classname.startsWith(browser) ? classname.slice(browser.length) : classname,
      name,
      time,
      outcome: outcomeOf(attributes),
      flaky: false,
      retried: false,
    };
    this.#depth = depth;
    this.#isPassed = /^(?:pass|warn)/i.test(attributes.status ?? '');
    this.#failure = '';
    this.#reason = '';
    this.#reasonText = '';
  }

  #openedInTest(name: string, attributes: Tag['attributes'], test: TestCase) {
    const { message } = attributes;
    if (name === 'property' && /^(?:skip|fixme)$/.test(attributes.name ?? '')) this.#reason ||= attributes.value ?? '';
    if (this.#open.length !== this.#depth + 1) return;
    if (name === 'skipped') this.#reason ||= message ?? '';
    if (name === 'failure' || name === 'error') {
      test.outcome = 'failed';
      test.message ??= firstLine(message ?? '');
    } else if (name === 'rerunFailure' || name === 'rerunError') test.outcome = 'failed';
    else if (name === 'flakyFailure' || name === 'flakyError') test.flaky = true;
    else if (name === 'skipped' && test.outcome === 'passed' && !this.#isPassed) test.outcome = 'skipped';
  }

  #text(text: string) {
    const test = this.#test;
    if (!test) return;
    const child = this.#open[this.#depth];
    if ((child === 'failure' || child === 'error') && this.#failure.length < keptFailure) this.#failure += text;
    if ((child === 'skipped' || child === 'reason') && this.#reasonText.length < longestMessage) {
      this.#reasonText += text;
    }
    // WebdriverIO writes an attempt that it repeats as a skipped test with an error.
    if (child === 'system-err' && test.outcome === 'skipped' && text.trim()) test.retried = true;
  }

  #closed() {
    const name = this.#open.pop();
    if (this.#test && this.#open.length < this.#depth) {
      const { message, ...test } = this.#test;
      const told = test.outcome === 'failed' ? (message ?? firstLine(this.#failure)) : undefined;
      const failure = test.outcome === 'failed' ? wholeOf(this.#failure) : '';
      const reason = test.outcome === 'skipped' ? firstLine(this.#reason || this.#reasonText) : undefined;
      this.#cases.push({
        ...test,
        flaky: test.flaky && test.outcome === 'passed',
        ...(told && { message: told }),
        ...(failure && { failure }),
        ...(reason && { reason }),
      });
      this.#test = undefined;
    } else if (this.#test) this.#failure += '\n';
    else if (name === 'testsuite' || name === 'test-suite') this.#suites.pop();
  }
}

/** The outcome in the attributes of a test. Most reporters write it as elements inside of the test. */
function outcomeOf({ result = '', status = result }: Tag['attributes']): TestCase['outcome'] {
  if (/^(?:fail|error|broken)/i.test(status)) return 'failed';
  return /^(?:skip|ignored|disabled|inconclusive|pending|not-?run|suppressed)/i.test(status) ? 'skipped' : 'passed';
}

/** The reference that is being read, without `&` and `;`. The types leave it out. */
function entityOf(parser: object): string {
  return 'entity' in parser ? String(parser.entity) : '';
}

/** As it may be shown: without what controls a terminal. */
function wholeOf(text: string): string {
  const lines = stripVTControlCharacters(text).trim().replaceAll('\r\n', '\n');
  return visible(lines.slice(0, longestFailure), '\n\t');
}

function firstLine(text: string): string | undefined {
  const lines = stripVTControlCharacters(text.slice(0, keptFailure)).split(/\r?\n/);
  const [line, next = ''] = lines.map((one) => one.trim()).filter((one) => one !== '');
  // Robot Framework has "Setup failed:" in a line of its own.
  const told = line?.endsWith(':') ? `${line} ${next}` : line;
  return told && visible(told.slice(0, longestMessage).trim());
}
