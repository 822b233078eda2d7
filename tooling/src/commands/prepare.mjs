// Runs before the installation: uses only Node's own modules, and no module of the project before the version check.
// `node prepare.mjs <command file> <arguments>` installs the packages when they are missing, then runs the command.
const { nodeProblem } = await import('../lib/node-version.mjs');

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}

const { installIfNeeded } = await import('../lib/install.mjs');
const { resolve } = await import('node:path');
const { pathToFileURL } = await import('node:url');

const [file] = process.argv.splice(2, 1);
if (file.endsWith('/start.mjs')) {
  const { startProblems } = await import('../lib/start-settings.mjs');
  const problems = await startProblems(process.env);
  if (problems.length > 0) {
    console.error(['Enlace cannot start:', ...problems.map((sentence) => `  ${sentence}`)].join('\n'));
    process.exit(1);
  }
}
try {
  await installIfNeeded('Installing packages');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.argv[1] = resolve(file);
await import(pathToFileURL(process.argv[1]).href);
