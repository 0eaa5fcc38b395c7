// The smallest possible server, with which the others are compared: only node:http and a Map.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, ...files] = process.argv.slice(2);
const answers = new Map();
for (const named of files) {
  const [address, type, encoding, file] = named.split('|');
  const body = readFileSync(file);
  answers.set(address, {
    body,
    headers: { 'Content-Type': type, 'Content-Length': body.length, ...(encoding && { 'Content-Encoding': encoding }) },
  });
}

createServer((request, response) => {
  const answer = answers.get(request.url);
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');
