import { keepTranslated } from './boot/keep-translated';
import { nextTask } from './boot/next-task';

declare global {
  var __webpack_nonce__: string | undefined;
}

// styled-components gives its styles the nonce of this document.
__webpack_nonce__ = document.querySelector('style')?.nonce;

/**
 * The shell's libraries in the order of their dependencies. Each is evaluated in a separate task: one task would
 * block a phone for a third of a second while the user reads the rendered page.
 */
const libraries = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@enlace/shared-platform'),
  () => import(/* webpackMode: "eager" */ '@enlace/shared-data'),
  () => import(/* webpackMode: "eager" */ '@enlace/shared-auth'),
  () => import(/* webpackMode: "eager" */ '@enlace/shared-ui'),
];

async function main(): Promise<void> {
  keepTranslated();
  for (const library of libraries) {
    await library();
    await nextTask();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  await start();
}

void main();
