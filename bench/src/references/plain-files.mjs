import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { BENCH_ANSWERS, PORT } = process.env;

/** Recorded answers by path: headers and bytes. */
const answers = new Map(
  JSON.parse(readFileSync(BENCH_ANSWERS, 'utf8')).map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);
answers.set('/readyz', { headers: {}, body: Buffer.from('ok') });

/** The plainest server of ready pages: the same bytes and headers out of memory, by Node's own HTTP server. */
createServer((request, response) => {
  const { headers, body } = answers.get(request.url);
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(PORT), '127.0.0.1');
