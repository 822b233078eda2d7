import { join } from 'node:path';

import { runInForeground } from '../lib/run.mjs';
import { root } from '../lib/workspace.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);

const lint = await runInForeground(bin('eslint'), ['--fix', '.'], { cwd: root });
const lintWithTypes = await runInForeground(bin('oxlint'), ['--fix'], { cwd: root });
const format = await runInForeground(bin('prettier'), ['--write', '--log-level=warn', '.'], { cwd: root });
process.exitCode = lint || lintWithTypes || format;
