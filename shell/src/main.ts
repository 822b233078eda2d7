import { nextTask } from './boot/next-task';

/**
 * The libraries that the shell is made of, in the order in which they need each other. Each is evaluated in a task of
 * its own: all in one would hold a phone for a third of a second, while the page that came rendered is being read.
 */
const libraries = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@enlace/shared-platform'),
  () => import(/* webpackMode: "eager" */ '@enlace/shared-data'),
  () => import(/* webpackMode: "eager" */ '@enlace/shared-auth'),
  () => import(/* webpackMode: "eager" */ '@enlace/shared-ui'),
];

async function main(): Promise<void> {
  for (const library of libraries) {
    await library();
    await nextTask();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  await start();
}

void main();
