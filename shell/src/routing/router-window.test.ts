import { routerWindow } from './router-window';

describe('the window the router sees', () => {
  it('passes the back button on and skips the artificial event', () => {
    const heardEvents: string[] = [];
    const listener = () => heardEvents.push('popstate');
    const proxy = routerWindow(window);
    proxy.addEventListener('popstate', listener);
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
    expect(heardEvents).toEqual([]);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(heardEvents).toEqual(['popstate']);
    proxy.removeEventListener('popstate', listener);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(heardEvents).toEqual(['popstate']);
  });

  it('is the real window for everything else', () => {
    const proxy = routerWindow(window);
    expect(proxy.location.href).toBe(window.location.href);
    proxy.history.pushState(null, '', '/somewhere');
    expect(window.location.pathname).toBe('/somewhere');
  });
});
