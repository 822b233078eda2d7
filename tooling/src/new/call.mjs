import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listFiles, pathBelow } from '../lib/files.mjs';
import { root } from '../lib/workspace.mjs';
import { exportFromArea } from './contract-area.mjs';
import { addImport, create, edit } from './files.mjs';
import { wordsOf } from './words.mjs';

const domains = 'api/src/domains';

const declaration = ({ camel, kebab }, domain) => `import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';

export const ${camel}Calls = {
  ${camel}: wire.post('/api/v2/${domain}/${kebab}', 'json', signedIn, { changes: [] }),
} as const;

/** Body of ${camel}. */
export const ${camel}Schema = z.object({ note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) });

/** Answer of ${camel}. */
export const ${camel}AnswerSchema = z.object({ data: z.object({ note: z.string() }) });
`;

const routes = (
  { camel, kebab, pascal },
  domain,
) => `import { ${camel}Calls, ${camel}Schema } from '@enlace/shared-contract/${domain}';
import type { FastifyInstance } from 'fastify';

import { parseBody } from '../../../kit/core/http/parse';
import { serveCall } from '../../../kit/core/http/serve-call';

/** Serves \`${kebab}\`. */
export function mount${pascal}(app: FastifyInstance): void {
  serveCall(app, ${camel}Calls.${camel}, (request) => {
    const { note } = parseBody(${camel}Schema, request);
    return Promise.resolve({ data: { note } });
  });
}
`;

const routesTest = (
  { camel, kebab },
  domain,
) => `import { ${camel}AnswerSchema } from '@enlace/shared-contract/${domain}';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';

const path = '/api/v2/${domain}/${kebab}';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

test('${kebab} answers a member, and refuses visitors and an empty note', async () => {
  const answer = await api.post(path, { note: ' Ñusta ' }, 'latinas');
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(${camel}AnswerSchema.parse(answer.json()).data.note, 'Ñusta');
  assert.equal((await api.post(path, { note: '' }, 'latinas')).statusCode, 422);
  assert.equal((await api.post(path, { note: 'Ñusta' }, null)).statusCode, 401);
});
`;

/** Adds a mount to the routes of a module, which can be on one line and can have no routes yet. */
function addRoute(text, mount) {
  if (/\broutes: \[/.test(text)) return text.replace(/\broutes: \[/, `routes: [${mount}, `);
  return text.replace(/(defineModule\(\{\s*name: '[a-z0-9-]+'),?/, `$1, routes: [${mount}],`);
}

const moduleOf = (domain) => `${domains}/${domain}/${domain}.module.ts`;

function requireDomain(domain) {
  const knownDomains = readdirSync(join(root, domains)).filter((name) => existsSync(join(root, moduleOf(name))));
  const list = `there are ${knownDomains.join(', ')}`;
  if (domain === undefined)
    throw new Error(`a call needs the domain that serves it: npm run new -- call <name> <domain>; ${list}`);
  if (!knownDomains.includes(domain)) throw new Error(`no domain ${domain}; ${list}`);
}

/** Throws when a file, a name or the address of the call exists, so that no half of a call is written. */
function requireFree({ camel, kebab, pascal }, domain, paths) {
  for (const path of paths) if (existsSync(join(root, path))) throw new Error(`${path} exists already`);
  const mount = new RegExp(`\\bmount${pascal}\\b`);
  if (mount.test(readFileSync(join(root, moduleOf(domain)), 'utf8')))
    throw new Error(`mount${pascal} exists already, in ${moduleOf(domain)}: give the call another name`);
  const name = new RegExp(`export (?:const|type) (${camel}(?:Calls|Schema|AnswerSchema))\\b`);
  const address = new RegExp(`(/api/v2/${domain}/${kebab})['"\`?]`);
  for (const file of listFiles(join(root, 'shared-contract/src')).filter((one) => one.endsWith('.ts'))) {
    const text = readFileSync(file, 'utf8');
    const takenName = name.exec(text)?.[1] ?? address.exec(text)?.[1];
    if (takenName !== undefined)
      throw new Error(`${takenName} exists already, in ${pathBelow(root, file)}: give the call another name`);
  }
}

/** A call outside the pattern of resources: `npm run new -- call join-circle peer-mentoring`. */
export async function newCall([name, domain]) {
  const names = wordsOf(name);
  requireDomain(domain);
  const { camel, kebab, pascal } = names;
  const contract = `shared-contract/src/endpoints/${kebab}.ts`;
  const folder = `${domains}/${domain}/${kebab}`;
  const files = [
    [contract, declaration(names, domain)],
    [`${folder}/${kebab}.routes.ts`, routes(names, domain)],
    [`${folder}/${kebab}.both.test.ts`, routesTest(names, domain)],
  ];
  requireFree(
    names,
    domain,
    files.map(([path]) => path),
  );
  for (const [path, content] of files) await create(path, content);
  await exportFromArea(
    domain,
    `export { ${camel}AnswerSchema, ${camel}Calls, ${camel}Schema } from '../endpoints/${kebab}';`,
  );
  await edit(moduleOf(domain), (text) =>
    addImport(addRoute(text, `mount${pascal}`), `import { mount${pascal} } from './${kebab}/${kebab}.routes';`),
  );
  return [
    `its access, its body and its answer: ${contract} (docs/guides/a-call-outside-the-pattern.md)`,
    `what it does: ${folder}/${kebab}.routes.ts`,
    `a write: the resources that it changes on pages of visitors, in \`changes\``,
    `its call in the browser: docs/guides/declare-a-call.md`,
  ];
}
