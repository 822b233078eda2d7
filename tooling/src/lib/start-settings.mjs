import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { createServer, isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';

import { root } from './workspace.mjs';

/**
 * Sentences about settings that are wrong on this machine, before packages are installed and built. The settings of
 * the gateway and the API (env.ts) are complete; here are those that need no package: PORT, TRUST_PROXY, DATA_DIR.
 */
export async function startProblems(env) {
  const formatProblems = [...portFormat(env.PORT), ...trustProxyFormat(env.TRUST_PROXY)];
  if (formatProblems.length > 0) return formatProblems;
  const host = env.HOST || (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1');
  return [...(await portProblem(Number(env.PORT || 3000), host)), ...folderProblem(env.DATA_DIR)];
}

function portFormat(text) {
  if (!text || (/^\d+$/.test(text) && Number(text) <= 65_535)) return [];
  return [`PORT: must be a number from 0 to 65535, "${text}" is not.`];
}

function trustProxyFormat(text) {
  const isAddress = (part) =>
    isIP(part.split('/', 1)[0]) > 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(part);
  if (!text || /^(?:true|false|\d{1,3})$/.test(text)) return [];
  if (text.split(',').every((part) => isAddress(part.trim()))) return [];
  return [`TRUST_PROXY: must be a number of proxies or their addresses, like 1 or 10.0.0.0/8,::1; "${text}" is not.`];
}

async function portProblem(port, host) {
  if (port === 0) return [];
  const code = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
  switch (code) {
    case null:
      return [];
    case 'EADDRINUSE':
      return [
        `Port ${port} is taken: stop the program that uses it, or start with another one, e.g. PORT=${port + 1} npm start.`,
      ];
    case 'EACCES':
      return [`Port ${port} needs rights that this user lacks: start with a higher one, e.g. PORT=3000 npm start.`];
    default:
      return [`Nothing can listen at ${host}, port ${port} (${code}): set HOST to an address of this machine.`];
  }
}

function folderProblem(setting) {
  const folder = resolve(setting || join(root, 'var'));
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error('it is a file');
    accessSync(folder, constants.W_OK | constants.X_OK);
    return [];
  } catch (error) {
    return [
      `The data folder ${folder} cannot be used (${error.message}): set DATA_DIR to a folder that this user can write.`,
    ];
  }
}

/** Each level on its own: Node's recursive `mkdir` never ends below `/proc`. */
function makeFolder(folder) {
  if (statSync(folder, { throwIfNoEntry: false })) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder);
}
