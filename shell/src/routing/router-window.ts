/** A function that needs its window as `this`; constructors do not. */
function isMethod(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function' && !Object.hasOwn(value, 'prototype');
}

/**
 * The window for the router. single-spa fires an artificial popstate after every push, and a router would treat it as
 * the back button. The event is skipped here, so that a push stays a push.
 */
export function routerWindow(real: Window): Window {
  const wrappedListeners = new WeakMap<object, EventListener>();
  const isArtificial = (event: Event) => 'singleSpa' in event && Boolean(event.singleSpa);

  return new Proxy(real, {
    get(target, name) {
      if (name === 'addEventListener') {
        return (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
          const wrappedListener: EventListener = (event) =>
            type === 'popstate' && isArtificial(event) ? undefined : listener(event);
          wrappedListeners.set(listener, wrappedListener);
          target.addEventListener(type, wrappedListener, options);
        };
      }
      if (name === 'removeEventListener') {
        return (type: string, listener: EventListener) =>
          target.removeEventListener(type, wrappedListeners.get(listener) ?? listener);
      }
      const value: unknown = Reflect.get(target, name, target);
      return isMethod(value) ? value.bind(target) : value;
    },
  });
}
