/** A function that wants its window as `this`; constructors do not. */
function isMethod(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function' && !Object.hasOwn(value, 'prototype');
}

/**
 * The window the router sees: single-spa fires an artificial popstate after every push, which a router would take for
 * the back button (research/front-end-stack §2.4). It is skipped here, so PUSH stays PUSH.
 */
export function routerWindow(real: Window): Window {
  const wrapped = new WeakMap<object, EventListener>();
  const isArtificial = (event: Event) => 'singleSpa' in event && Boolean(event.singleSpa);

  return new Proxy(real, {
    get(target, name) {
      if (name === 'addEventListener') {
        return (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
          const own: EventListener = (event) =>
            type === 'popstate' && isArtificial(event) ? undefined : listener(event);
          wrapped.set(listener, own);
          target.addEventListener(type, own, options);
        };
      }
      if (name === 'removeEventListener') {
        return (type: string, listener: EventListener) =>
          target.removeEventListener(type, wrapped.get(listener) ?? listener);
      }
      const value: unknown = Reflect.get(target, name, target);
      return isMethod(value) ? value.bind(target) : value;
    },
  });
}
