// What all others are measured against: node:http, a Map, and headers that are laid out before anybody asks. An array
// of headers is what node:http writes fastest.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, ...files] = process.argv.slice(2);
const answers = new Map();
for (const named of files) {
  const [address, type, encoding, file] = named.split('|');
  const body = readFileSync(file);
  const headers = ['Content-Type', type, 'Content-Length', `${body.length}`];
  if (encoding) headers.push('Content-Encoding', encoding);
  answers.set(address, { body, headers });
}

createServer((request, response) => {
  const answer = answers.get(request.url);
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');
