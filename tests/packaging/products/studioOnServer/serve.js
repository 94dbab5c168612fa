import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { page } from './server/server.js';

const dist = new URL('dist/', import.meta.url);
const template = await readFile(new URL('index.html', dist), 'utf8');
const types = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' };

async function answer({ url }, response) {
  const { pathname } = new URL(url, 'http://localhost');
  if (pathname === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(template.replace('<!--page-->', page));
    return;
  }
  const file = await readFile(new URL(`.${pathname}`, dist)).catch(() => null);
  response.statusCode = file ? 200 : 404;
  response.setHeader('content-type', types[path.extname(pathname)] ?? 'text/plain');
  response.end(file);
}

const server = createServer((request, response) => void answer(request, response));

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`),
);
