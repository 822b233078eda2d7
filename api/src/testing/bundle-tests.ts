import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { bundleMigrations } from '../app/bundle-migrations';

const source = join(import.meta.dirname, '..');
const cache = join(source, '../../node_modules/.cache');
/** Upper limit of one test file. */
const limitMs = 420_000;

/** Test files as runnable programs. */
export interface TestBundle {
  /** Programs for node's test runner; each runs its files one after the other. */
  readonly programs: readonly string[];
  remove(): void;
}

/** The imports of a test file. Modules are paths below `src`. */
export interface TestImports {
  /** Whether the file itself imports the module. */
  names(module: string): boolean;
  /** Whether the file imports the module, directly or not. */
  reaches(module: string): boolean;
}

/**
 * Bundles test files like the server and divides them among a few programs, because loading the API takes longer than
 * most test files. A file is a suite of its program, with its own hooks. `isWanted` selects the files that run.
 */
export async function bundleTests(
  files: readonly string[],
  count: number,
  isWanted: (file: string, imports: TestImports) => boolean = () => true,
): Promise<TestBundle> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'api-tests-'));
  const suites = files.map((file) => `${JSON.stringify(file)}: () => { require('./${file}'); },`);
  const contents = `import { describe } from 'node:test';
    import { endWithTests } from './testing/end-with-tests';
    const suites = { ${suites.join('\n')} };
    export function run(files) {
      for (const file of files) describe(file, { timeout: ${limitMs} }, suites[file]);
      endWithTests();
    }`;
  const options: BuildOptions = {
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    banner: { js: "process.env['ENLACE_TEST_BUNDLE'] = 'yes';" },
    logLevel: 'warning',
    plugins: [keepPackagesOutside, bundleMigrations, keepFolders],
  };
  const [{ metafile }] = await Promise.all([
    build({ ...options, metafile: true, stdin: { contents, resolveDir: source, sourcefile: 'tests.js' } }),
    ...[
      'testing/api-process.ts',
      'infrastructure/db/pglite-worker.ts',
      'testing/endless-writer.ts',
      'testing/faulty-process.ts',
      'testing/background-jobs/job-process.ts',
    ].map((file) => build({ ...options, entryPoints: [join(source, file)] })),
  ]);
  const runFiles = files.filter((file) => isWanted(file, importsOf(metafile, file)));
  const programs = Array.from({ length: Math.min(count, runFiles.length) }, (_, place) => {
    const program = join(folder, `part-${place + 1}.mjs`);
    const share = runFiles.filter((_file, at) => at % count === place);
    writeFileSync(program, `import { run } from './stdin.mjs';\nrun(${JSON.stringify(share)});\n`);
    return program;
  });
  return { programs, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function importsOf({ inputs }: Metafile, file: string): TestImports {
  const inputOf = (path: string): string => relative(process.cwd(), join(source, path));
  const pathsIn = (input: string): string[] => (inputs[input]?.imports ?? []).map(({ path }) => path);
  const directInputs = pathsIn(inputOf(file));
  return {
    names: (module) => directInputs.includes(inputOf(module)),
    reaches: (module) => {
      const reachableInputs = new Set(directInputs);
      for (const input of reachableInputs) for (const path of pathsIn(input)) reachableInputs.add(path);
      return reachableInputs.has(inputOf(module));
    },
  };
}

/** Own packages are TypeScript and part of the bundle; Node loads all other packages. */
const keepPackagesOutside: Plugin = {
  name: 'keep-packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@enlace/') ? undefined : { path, external: true },
    ),
};

/** A module reads files beside its source, also when it runs from a bundle. */
const keepFolders: Plugin = {
  name: 'keep-folders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/api\/src\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.dirname')) return undefined;
      return { loader: 'ts', contents: text.replaceAll('import.meta.dirname', JSON.stringify(dirname(path))) };
    }),
};
