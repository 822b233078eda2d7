const environment = /\bprocess\.env\b/;

/** Only one package imports the HTTP library. */
export function checkHttpLibrary({ files }) {
  return files
    .filter(({ path }) => !/^shared-auth\/src\/(.*\/)?http-client[^/]*$/.test(path))
    .filter(({ path, isTest }) => !(isTest && path.startsWith('shared-auth/')))
    .filter(({ imports }) => imports.some(({ specifier }) => /^axios(\/|$)/.test(specifier)))
    .map(({ path }) => ({
      rule: 'axios only in the HTTP client',
      path,
      message: 'imports axios',
      remedy: 'use the clients of @enlace/shared-auth',
    }));
}

/** Only env.ts reads the environment; it reports all wrong variables together. */
export function checkEnvironment({ files }) {
  return files
    .filter(
      ({ role, isTest, path }) => !isTest && !['tooling', 'bench', 'e2e'].includes(role) && !/[/.]env\.ts$/.test(path),
    )
    .filter(({ source }) => environment.test(source))
    .map(({ path }) => ({
      rule: 'environment only in env.ts',
      path,
      message: 'reads process.env',
      remedy: 'take the parsed environment as an argument',
    }));
}

const jobsFolder = 'api/src/infrastructure/background-jobs/';

/** Work of the API that recurs is a job: one process does it, a failure is tried again, and a stop waits for it. */
export function checkTimers({ files }) {
  return files
    .filter(({ role, path, isTest }) => role === 'api' && !isTest && !path.startsWith(jobsFolder))
    .filter(({ source }) => /\bsetInterval\b/.test(source))
    .map(({ path }) => ({
      rule: 'recurring work of the API is a job',
      path,
      message: 'uses setInterval',
      remedy: 'declare a job with everySeconds (docs/guides/background-jobs.md)',
    }));
}

/** Configuration files of packages are one line with the folder. */
export function checkConfigurations(configurations) {
  const oneLine =
    /^import \{ (\w+) \} from '@enlace\/tooling\/(webpack|jest)';\n\nexport default \1\(import\.meta\.dirname\);\n$/;
  return configurations
    .filter(({ source }) => !oneLine.test(source))
    .map(({ path }) => ({
      rule: 'configuration is made by role',
      path,
      message: 'is more than the one line',
      remedy: 'change the factory in tooling, so that every package has it',
    }));
}

/** A remote exports only its exposed module: it is not a library. */
export function checkRemotes({ workspaces, files }) {
  return workspaces
    .filter(({ role }) => role === 'remote')
    .flatMap(({ folder, manifest }) => {
      const complain = (message, remedy) => ({
        rule: 'a remote exposes ./remote alone',
        path: folder,
        message,
        remedy,
      });
      const exposedModule = files.filter(({ path }) =>
        [`${folder}/src/remote.ts`, `${folder}/src/remote.tsx`].includes(path),
      );
      return [
        ...(manifest.exports || manifest.main ? [complain('its package.json has exports', 'delete them')] : []),
        ...(exposedModule.length === 1 ? [] : [complain('has no src/remote.tsx', 'export defineRemote(…) from it')]),
      ];
    });
}
