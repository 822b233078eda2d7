import { readFileSync } from 'node:fs';

/** The oldest supported Node version from package.json: `20.19`. */
export function wantedNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  return engines.node.replace('>=', '');
}

/** One sentence with the remedy for an old Node version; null for a supported one. */
export function nodeProblem(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = wantedNode().split('.').map(Number);
  const isFine = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
  return isFine
    ? null
    : `Enlace needs Node ${wantedNode()} or newer, this is ${version}: install it from https://nodejs.org.`;
}
