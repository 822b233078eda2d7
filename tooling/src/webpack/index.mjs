import { shellVersion, sourceVersion } from '../build/source-version.mjs';
import { remoteConfig } from './remote.mjs';
import { shellConfig } from './shell.mjs';

/** The complete webpack.config.mjs of a remote: `export default remote(import.meta.dirname)`. */
export function remote(folder) {
  return (_env, argv = {}) =>
    remoteConfig(folder, { version: sourceVersion(folder), development: argv.mode === 'development' });
}

/** The complete webpack.config.mjs of the shell: `export default shell(import.meta.dirname)`. */
export function shell(folder) {
  return (_env, argv = {}) =>
    shellConfig(folder, { version: shellVersion(folder), development: argv.mode === 'development' });
}
