// What all others are measured against: node:http, a Map, and headers that are laid out before the first request. An
// array of headers is what node:http writes fastest.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, ...files] = process.argv.slice(2);
const answers = new Map();
for (const described of files) {
  const [address, file, ...headers] = described.split('|');
  answers.set(address, { body: readFileSync(file), headers });
}

createServer((request, response) => {
  const answer = answers.get(request.url);
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');
