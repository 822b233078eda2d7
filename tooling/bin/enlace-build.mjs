#!/usr/bin/env node
import { basename, join } from 'node:path';

import { buildRemote } from '../src/build/build-remote.mjs';
import { buildServer } from '../src/build/build-server.mjs';
import { buildShell } from '../src/build/build-shell.mjs';
import { readJson } from '../src/lib/workspace.mjs';

const builders = { remote: buildRemote, shell: buildShell, gateway: buildServer };

const folder = process.cwd();
const { role } = readJson(join(folder, 'package.json')).enlace ?? {};
const build = builders[role];

if (build) {
  try {
    await build(folder);
  } catch (error) {
    console.error(`${basename(folder)} could not be built:\n${error.message}`);
    process.exitCode = 1;
  }
} else {
  console.error(`enlace-build: no build for role "${role}" (${folder}/package.json, enlace.role)`);
  process.exitCode = 1;
}
