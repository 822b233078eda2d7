import { freshAddress } from './fresh-address';
import type { IntegrityMap } from './integrity';
import type { ShareScope } from './share-scope';

/** What a remote's entry leaves behind: a Module Federation container. */
export interface Container {
  init(scope: ShareScope): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/**
 * Runs a container's entry and hands it the share scope. The entry sets a global of the container's name, which is
 * taken away at once, so that two versions of one remote never meet there. Rejects when the script cannot be had, is
 * not what the registry says (integrity), throws, takes too long, or leaves no container; it may be tried again.
 */
export async function loadContainer(
  url: string,
  name: string,
  scope: ShareScope,
  integrity: IntegrityMap,
  timeout: number,
): Promise<Container> {
  const container = await runScript(url, integrity, timeout, () => takeGlobal(name));
  if (!isContainer(container)) throw new Error(`${url}: no container ${name}`);
  await container.init(scope);
  return container;
}

function runScript<T>(url: string, integrity: IntegrityMap, timeout: number, onRun: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error(`${url}: no answer in ${timeout} ms`))), timeout);
    script.src = freshAddress(url);
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity.get(url) ?? '';
    script.onload = () => end(() => resolve(onRun()));
    script.onerror = () => end(() => reject(new Error(`${url}: could not be loaded, or is not what was published`)));
    document.head.append(script);
  });
}

function takeGlobal(name: string): unknown {
  const found: unknown = Reflect.get(globalThis, name);
  Reflect.set(globalThis, name, undefined);
  return found;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
