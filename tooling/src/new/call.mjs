import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { exportFromArea } from './contract-area.mjs';
import { addImport, create, edit } from './files.mjs';
import { wordsOf } from './words.mjs';

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

import { parseBody } from '../../../kit/parse';
import { serveCall } from '../../../kit/serve-call';

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

/** Adds a mount to the routes of a module. */
function addRoute(text, mount) {
  if (/^ {2}routes: \[/m.test(text)) return text.replace(/^ {2}routes: \[/m, `  routes: [${mount}, `);
  return text.replace(/(defineModule\(\{\s*name: '[a-z-]+',)/, `$1 routes: [${mount}],`);
}

/** A call outside the pattern of resources: `npm run new -- call join-circle peer-mentoring`. */
export async function newCall([name, domain]) {
  const folder = `api/src/domains/${domain}`;
  const module = `${folder}/${domain}.module.ts`;
  if (domain === undefined || !existsSync(join(root, module)))
    throw new Error(`no domain ${domain ?? '(its name is missing)'}`);
  const names = wordsOf(name);
  const { camel, kebab, pascal } = names;
  await create(`shared-contract/src/endpoints/${kebab}.ts`, declaration(names, domain));
  await exportFromArea(
    domain,
    `export { ${camel}AnswerSchema, ${camel}Calls, ${camel}Schema } from '../endpoints/${kebab}';`,
  );
  await create(`${folder}/${kebab}/${kebab}.routes.ts`, routes(names, domain));
  await create(`${folder}/${kebab}/${kebab}.both.test.ts`, routesTest(names, domain));
  await edit(module, (text) =>
    addImport(addRoute(text, `mount${pascal}`), `import { mount${pascal} } from './${kebab}/${kebab}.routes';`),
  );
  return [
    `who may make it, its body and its answer: shared-contract/src/endpoints/${kebab}.ts (docs/guides/declare-a-call.md)`,
    `what it does: ${folder}/${kebab}/${kebab}.routes.ts`,
    `a write: what it changes on pages of visitors, in \`changes\``,
  ];
}
