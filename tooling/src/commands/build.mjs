import { buildAll } from '../lib/build-all.mjs';

try {
  await buildAll('Building');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
