import type { Container } from './container';
import type { IntegrityMap } from './integrity';

/**
 * Runs the entry of a remote, which sets a global with the name of its container; the global is removed at once.
 * Rejects when the script cannot be loaded, differs from its integrity, throws, takes too long, or leaves no
 * container. It can be tried again.
 * @param timeout milliseconds
 */
export async function loadContainer(
  url: string,
  name: string,
  integrity: IntegrityMap,
  timeout: number,
): Promise<Container> {
  const container = await runScript(url, integrity, timeout, () => takeGlobal(name));
  if (!isContainer(container)) throw new Error(`${url}: no container ${name}`);
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
    script.async = true;
    integrity.address(script, url);
    script.onload = () => end(() => resolve(onRun()));
    script.onerror = () => end(() => reject(new Error(`${url}: could not be loaded, or is not what was published`)));
    document.head.append(script);
  });
}

function takeGlobal(name: string): unknown {
  const container: unknown = Reflect.get(globalThis, name);
  Reflect.set(globalThis, name, undefined);
  return container;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
