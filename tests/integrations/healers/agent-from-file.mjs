// In the place of an agent: it takes its patches from a file. Each is for a test, and for some words of its failure.
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const [file = ''] = process.argv.slice(2);
const prompt = await text(process.stdin);
const failures = [...prompt.matchAll(/<testcase[^>]*?\sname="([^"]*)"[^>]*?>\s*<(?:failure|error)[^>]*>/g)];
const hunks = JSON.parse(readFileSync(file, 'utf8'));
const given = failures.flatMap(([failure, name]) =>
  hunks.filter(({ test, words }) => test === name && failure.includes(words)).map(({ hunk }) => hunk.join('\n')),
);
if (given.length > 0) console.log(['--- a/test_frames.py', '+++ b/test_frames.py', ...given].join('\n'));
writeFileSync(process.env.PRACTICE_SITE_USAGE, JSON.stringify({ tokens: Math.ceil(prompt.length / 4) }));
