import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `fetch` for a suite's script, because loading that of Node takes longer than all the rest of such a suite. */
export const quickFetch = `import { get as getByHttp } from 'node:http';
    globalThis.fetch = (address, { headers } = {}) => new Promise((resolve, reject) => {
      getByHttp(address, { headers: { accept: '*/*', ...headers } }, (response) => {
        const { statusCode: status } = response;
        let body = '';
        const text = async () => body;
        response.setEncoding('utf8').on('data', (part) => { body += part; }).on('error', reject)
          .on('end', () => resolve({ status, ok: status < 300, text, json: async () => JSON.parse(body) }));
      }).on('error', reject);
    });
`;

/**
 * A suite in a file: a script for Node, which may use `show` to act as a browser that shows a page: it requests the
 * document and its script, and runs that.
 */
export function fakeSuite(folder: string, name: string, script: string): string[] {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { appendFileSync, existsSync, readFileSync } from 'node:fs';
    ${quickFetch}
    async function show(id) {
      const html = await (await fetch(new URL(id, process.env.BASE_URL))).text();
      const code = await (await fetch(new URL(/__practice.shown[^"]+/.exec(html)[0], process.env.BASE_URL))).text();
      const reports = [];
      new Function('document', 'location', 'history', 'addEventListener', 'fetch', code)(
        { getElementById: () => ({ firstElementChild: {} }) }, { hash: '', pathname: '/' + id }, {}, () => {},
        (path) => { reports.push(fetch(new URL(path, process.env.BASE_URL))); return reports.at(-1); });
      for (const report of reports) if (!(await report).ok) throw new Error('refused');
    }
    ${script}`,
  );
  return [process.execPath, file];
}

/**
 * A suite that writes JUnit XML. `tests` is the body of an object: names, and functions that throw where they fail. What
 * they share may come before them. The last argument of its command is a pattern of the tests to run.
 */
export function junitSuite(folder: string, name: string, tests: string, before = ''): string[] {
  const [node = '', file = ''] = fakeSuite(
    folder,
    name,
    `const { writeFileSync } = await import('node:fs');
    const has = async (file, text) => {
      const content = await (await fetch(new URL('frames/' + file, process.env.BASE_URL))).text();
      if (!content.includes(text)) throw new Error(file + ' has no ' + text);
    };
    const pattern = new RegExp(process.argv[2] ?? '.*');
    const results = [];
    class Skipped extends Error {}
    ${before}
    for (const [name, test] of Object.entries({ ${tests} })) {
      if (!pattern.test(name)) continue;
      try {
        await test();
        results.push({ name });
      } catch (error) {
        results.push({ name, error });
      }
    }
    const cases = results.map(({ name, error }) => '<testcase classname="suite" name="' + name + '">' +
      (error instanceof Skipped ? '<skipped/>' : error ? '<failure message="' + error.message.replace(/[&<"]/g, '.') + '"/>' : '') +
      '</testcase>');
    writeFileSync(process.env.PRACTICE_SITE_JUNIT, '<testsuites><testsuite name="suite">' + cases.join('') +
      '</testsuite></testsuites>');
    appendFileSync(${JSON.stringify(join(folder, name))} + '.runs', results.map(({ name }) => name).join(',') + '\\n');
    process.exitCode = results.some(({ error }) => error && !(error instanceof Skipped)) ? 1 : 0;`,
  );
  return [node, file];
}
