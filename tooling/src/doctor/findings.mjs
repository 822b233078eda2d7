import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

import { isBuilt } from '../lib/build-all.mjs';
import { hasChromium } from '../lib/chromium.mjs';
import { isInstalled } from '../lib/install.mjs';
import { nodeProblem } from '../lib/node-version.mjs';
import { isPortFree } from '../lib/ports.mjs';
import { isRecommendedNode, recommendedNode } from '../lib/recommended-node.mjs';
import { run } from '../lib/run.mjs';
import { remotes, root } from '../lib/workspace.mjs';
import { sharedNames } from '../webpack/shared-libraries.mjs';

/**
 * A finding: null without a problem, else the problem and the command that solves it. `isGrave` decides the exit
 * code.
 */
const finding = (problem, fix, isGrave = true) => ({ problem, fix, isGrave });

const majorVersion = (version) => version.split('.')[0];

function checkNode() {
  const problem = nodeProblem();
  if (problem) return finding(problem, `nvm install ${majorVersion(recommendedNode)}`);
  return isRecommendedNode() || Number(majorVersion(process.versions.node)) > Number(majorVersion(recommendedNode))
    ? null
    : finding(
        `Node ${process.versions.node} works, Node ${majorVersion(recommendedNode)} is recommended`,
        `nvm install ${majorVersion(recommendedNode)}`,
        false,
      );
}

async function checkNpm() {
  const { code, output } = await run('npm', ['--version']);
  const version = output.split('\n').find((line) => /^\d+\.\d+/.test(line));
  if (code !== 0 || !version) return finding('npm does not answer', 'install Node with npm');
  return Number(version.split('.')[0]) >= 10
    ? null
    : finding(`npm ${version} is older than 10`, 'npm install -g npm@11');
}

function checkInstall() {
  return isInstalled() ? null : finding('node_modules is not what package-lock.json says', 'npm install && npm start');
}

async function checkPorts() {
  const neededPorts = [Number(process.env.PORT || 3000), 4300, ...remotes().map(({ devPort }) => devPort)];
  const states = await Promise.all(neededPorts.map(async (port) => [port, await isPortFree(port)]));
  const usedPorts = states.filter(([, isFree]) => !isFree).map(([port]) => port);
  return usedPorts.length === 0
    ? null
    : finding(`ports in use: ${usedPorts.join(', ')} (maybe by Enlace itself)`, 'PORT=3001 npm start', false);
}

/** Each shared library must be installed once: two copies of React in one page break federation. */
function checkSingletons() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const names = [...new Set(sharedNames.map((name) => name.split('/')[0]).filter((name) => !name.startsWith('@')))];
  const extra = [...names, 'react-router', 'react-redux', 'redux-saga', 'styled-components'].flatMap((name) =>
    Object.keys(lock.packages).filter(
      (path) => path.endsWith(`/node_modules/${name}`) && path !== `node_modules/${name}`,
    ),
  );
  return extra.length === 0 ? null : finding(`more than one copy: ${extra.join(', ')}`, 'npm dedupe');
}

function checkBuilds() {
  return isBuilt() ? null : finding('the builds are older than the sources', 'npm run build', false);
}

async function checkEnvironment() {
  const main = join(root, 'gateway/dist/main.mjs');
  if (!existsSync(main)) return null;
  const names = ['PORT', 'PUBLIC_URL', 'API_URL', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL'];
  const wrongNames = names.filter((name) => {
    const value = process.env[name];
    return value && (name === 'PORT' ? !/^\d{1,5}$/.test(value) : !URL.canParse(value));
  });
  return wrongNames.length === 0
    ? null
    : finding(`not understood: ${wrongNames.join(', ')}`, `unset ${wrongNames.join(' ')}`);
}

function answers(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const end = (value) => {
      socket.destroy();
      resolve(value);
    };
    socket
      .on('connect', () => end(true))
      .on('error', () => end(false))
      .on('timeout', () => end(false));
  });
}

async function checkDatabase() {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL || !URL.canParse(DATABASE_URL)) return null;
  const { hostname, port } = new URL(DATABASE_URL);
  if (await answers(hostname, Number(port || 5432))) return null;
  return finding(`the database at ${hostname}:${port || 5432} does not answer`, 'unset DATABASE_URL');
}

async function checkChromium() {
  if (!isInstalled()) return null;
  return (await hasChromium())
    ? null
    : finding(
        'no Chromium for the browser tests',
        'apt-get install -y chromium, or npx playwright install chromium',
        false,
      );
}

/** The checks of the doctor, in this order. */
export const examinations = {
  'Node version': checkNode,
  npm: checkNpm,
  'installed packages': checkInstall,
  'one copy of each shared library': checkSingletons,
  builds: checkBuilds,
  ports: checkPorts,
  environment: checkEnvironment,
  database: checkDatabase,
  Chromium: checkChromium,
};
