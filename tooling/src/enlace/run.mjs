import { parseArgs } from 'node:util';

import { admin } from './admin.mjs';
import { backup, restore } from './backup.mjs';
import { connect } from './connection.mjs';
import { Failure, wrongUse } from './failure.mjs';
import { help } from './help.mjs';
import { list } from './list.mjs';
import { disable, enable, promote, rollback } from './pointers.mjs';
import { preview } from './preview.mjs';
import { publish } from './publish.mjs';

const commands = {
  publish: { run: publish, needs: ['folder or remote id'] },
  preview: { run: preview, needs: ['remote id', 'version'] },
  promote: { run: promote, needs: ['remote id', 'version'] },
  rollback: { run: rollback, needs: ['remote id'] },
  disable: { run: disable, needs: ['remote id'] },
  enable: { run: enable, needs: ['remote id'] },
  admin: { run: admin, needs: [] },
  list: { run: list, needs: [], takes: 1 },
  // The site can be stopped.
  backup: { run: (_connection, ...rest) => backup(...rest), needs: [], takes: 1, isLocal: true },
  restore: { run: (_connection, ...rest) => restore(...rest), needs: ['folder of a backup'], isLocal: true },
};

const text = { type: 'string' };
const options = {
  url: text,
  token: text,
  why: text,
  percent: text,
  hours: text,
  to: text,
  reason: text,
  email: text,
  name: text,
  fallback: text,
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

/** Runs one command line and returns the exit code. */
export async function run(args) {
  try {
    const { values, positionals } = read(args);
    if (values.help || positionals.length === 0) {
      console.log(help);
      return values.help ? 0 : 2;
    }
    const [name, ...givenArguments] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw wrongUse(`There is no command "${name}".`);
    const missingArgument = command.needs[givenArguments.length];
    if (missingArgument) throw wrongUse(`"enlace ${name}" needs a ${missingArgument}.`);
    const most = command.takes ?? command.needs.length;
    if (givenArguments.length > most) throw wrongUse(`"enlace ${name}" does not take "${givenArguments[most]}".`);
    const answer = await command.run(command.isLocal ? null : connect(values), values, givenArguments);
    console.log(values.json ? JSON.stringify(answer.data, null, 2) : answer.text);
    return 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    return error.exitCode;
  }
}

function read(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw wrongUse(error.message);
  }
}
