import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';

import { Failure } from './failure.mjs';

const root = join(import.meta.dirname, '../../..');

/** The gateway's address, from options and environment. */
export function connect(options, env = process.env) {
  const address = options.url ?? env.ENLACE_URL ?? env.PUBLIC_URL ?? `http://localhost:${env.PORT || 3000}`;
  if (!URL.canParse(address)) throw new Failure(`"${address}" is no address: write --url https://...`, 2);
  const token = options.token ?? env.ENLACE_TOKEN ?? (env.DEPLOY_TOKEN || readToken(env));
  return { url: new URL(address).origin, token, by: nameOfUser(env) };
}

function readToken(env) {
  const file = join(resolve(env.DATA_DIR || join(root, 'var')), 'deploy-token');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Failure(`No deploy token: give --token or ENLACE_TOKEN (there is none in ${file} either).`, 2);
  }
}

function nameOfUser(env) {
  if (env.ENLACE_BY) return env.ENLACE_BY;
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** Calls the registry and returns `data`. A refusal becomes an error with the gateway's sentence. */
export async function call(connection, method, path, body) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${connection.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${connection.token}`,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  }).catch((error) => {
    throw new Failure(`No gateway answers at ${connection.url} (${error.cause?.code ?? error.message}).`);
  });
  const text = await answer.text();
  const parsed = parse(text);
  if (answer.ok && parsed !== null) return parsed.data;
  if (parsed?.code) throw refusal(parsed);
  throw new Failure(`${connection.url}${path} answered ${answer.status}: is that a gateway of Enlace?`);
}

function refusal({ code, message, details }) {
  if (!Array.isArray(details?.problems)) return new Failure(`${message} (${code})`);
  const lines = details.problems.map((problem) => `  - ${problem}`);
  return new Failure(`Refused (${code}):\n${lines.join('\n')}`);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
