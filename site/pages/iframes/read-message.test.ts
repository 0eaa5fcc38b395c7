import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMessage } from './read-message';

const submission = (data: unknown, formId: unknown = 'simpleForm') => ({ type: 'FORM_SUBMIT', formId, data });

/** Values that a message event can carry: structured clones. */
const cloneable = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});
const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

function cycle() {
  const data: Record<string, unknown> = { name: 'Nancy' };
  data.self = data;
  return data;
}

/** 41 objects in memory, but 2^40 values as JSON. */
function doubling() {
  let data: Record<string, unknown> = { leaf: 'x' };
  for (let level = 0; level < 40; level++) data = { left: data, right: data };
  return data;
}

function deep() {
  let data: Record<string, unknown> = {};
  for (let level = 0; level < 100_000; level++) data = { data };
  return data;
}

describe('text', () => {
  test.each([
    ['a word', 'clicked'],
    ['nothing', ''],
    ['a space', ' '],
    ['markup', '<b>bold</b>'],
    ['the JSON of a submission', '{"type":"FORM_SUBMIT","formId":"simpleForm","data":{}}'],
    ['ten million letters', 'x'.repeat(10_000_000)],
  ])('%s is kept as it is', (_, text) => {
    expect(readMessage(text)).toEqual({ type: 'TEXT', text });
  });

  test('any string is kept as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readMessage(text)).toEqual({ type: 'TEXT', text });
      }),
    );
  });
});

describe('form submissions', () => {
  test('data becomes JSON with an indent of two spaces', () => {
    expect(readMessage(submission({ name: 'Nancy', tags: ['a'] }))).toEqual({
      type: 'FORM_SUBMIT',
      formId: 'simpleForm',
      json: '{\n  "name": "Nancy",\n  "tags": [\n    "a"\n  ]\n}',
    });
  });

  test('unknown fields change nothing', () => {
    const plain = submission({ name: 'Nancy' });
    expect(readMessage({ ...plain, rowId: 1, extra: true })).toEqual(readMessage(plain));
  });

  test('an object that only looks cyclic is shown', () => {
    const address = { city: 'Austin' };
    expect(readMessage(submission({ home: address, work: address }))).toMatchObject({
      json: JSON.stringify({ home: address, work: address }, null, 2),
    });
  });

  test('every kind of JSON value comes back from it', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()), (formId, data) => {
        const message = readMessage(structuredClone(submission(data, formId)));
        if (message?.type !== 'FORM_SUBMIT') throw new Error('not read as a submission');
        expect(message.formId).toBe(formId);
        expect(JSON.parse(message.json)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  test.each([
    ['no data', submission(undefined)],
    ['null data', submission(null)],
    ['a list', submission([1])],
    ['a text', submission('name=Nancy')],
    ['a Map', submission(new Map([['name', 'Nancy']]))],
    ['a Date', submission(new Date(0))],
    ['a number as form id', submission({}, 1)],
    ['no form id', { type: 'FORM_SUBMIT', data: {} }],
    ['an object as form id', submission({}, { toString: () => 'simpleForm' })],
    ['a type in other letters', { ...submission({}), type: 'form_submit' }],
    ['a cycle', submission(cycle())],
    ['a BigInt', submission({ amount: 1n })],
    ['parts that double forty times', submission(doubling())],
    ['depths that no stack reaches', submission(deep())],
    ['more text than a form holds', submission({ text: 'x'.repeat(6_000_000) })],
  ])('%s is ignored', (_, message) => {
    expect(readMessage(message)).toBeUndefined();
  });
});

describe('table actions', () => {
  test.each([
    { type: 'TABLE_ACTION', action: 'edit', rowId: 2 },
    { type: 'TABLE_ACTION', action: 'delete', rowId: 1 },
    {
      type: 'TABLE_ACTION',
      action: 'save',
      data: [{ rowId: 1, name: '', status: 'active', category: 'cat1', tags: [], active: false }],
    },
  ])('$action is accepted', (message) => {
    expect(readMessage(message)).toEqual({ type: 'TABLE_ACTION', action: message.action });
  });

  test('one without an action is ignored', () => {
    expect(readMessage({ type: 'TABLE_ACTION', rowId: 1 })).toBeUndefined();
  });
});

describe('anything else', () => {
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error('get');
      },
      getPrototypeOf: () => {
        throw new Error('getPrototypeOf');
      },
    },
  );
  const getter = {
    get type() {
      throw new Error('type');
    },
  };

  test.each([
    ['null', null],
    ['undefined', undefined],
    ['a number', 1],
    ['NaN', Number.NaN],
    ['a BigInt', 1n],
    ['a symbol', Symbol('x')],
    ['a function', () => 'x'],
    ['a list of a text', ['Button 1 clicked']],
    ['a boxed text', new String('Button 1 clicked')],
    ['an empty object', {}],
    ['a cycle', cycle()],
    ['a Map', new Map([['type', 'FORM_SUBMIT']])],
    ['an Error', new Error('x')],
    ['a developer tool', { source: 'react-devtools-bridge', payload: {} }],
    ['a getter that throws', getter],
    ['a proxy that throws', trap],
    ['a getter that throws inside a form', submission({ inside: getter })],
  ])('%s is ignored', (_, message) => {
    expect(readMessage(message)).toBeUndefined();
  });

  test('no value makes the reader throw, alone or as a part of a message', () => {
    const known = fc.constantFrom('FORM_SUBMIT', 'TABLE_ACTION', 'simpleForm', 'save');
    const message = fc.oneof(
      anything,
      fc.record(
        { type: fc.oneof(known, anything), formId: fc.oneof(known, anything), data: anything, action: anything },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(message, (value) => {
        const read = readMessage(value);
        expect(['undefined', 'TEXT', 'FORM_SUBMIT', 'TABLE_ACTION']).toContain(String(read?.type));
      }),
      { numRuns: 2000 },
    );
  });

  test('only texts and objects of a known type are read', () => {
    fc.assert(
      fc.property(cloneable, (value) => {
        fc.pre(typeof value !== 'string');
        expect(readMessage(value)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });
});
