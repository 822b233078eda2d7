import { freshAddress, noteFailedScripts } from './fresh-address';

function fail(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

test('a script that failed is asked for at an address that no cache knows, a new one after each failure', () => {
  const url = 'https://enlace.test/remotes/mf-public/1.0.0/12.abc.js';
  const reportFailure = jest.fn();
  noteFailedScripts(reportFailure);
  expect(freshAddress(url)).toBe(url);
  fail(url);
  expect(freshAddress(url)).toBe(`${url}?again=1`);
  fail(`${url}?again=1`);
  expect(freshAddress(url)).toBe(`${url}?again=2`);
  expect(reportFailure).toHaveBeenCalledTimes(2);
  expect(freshAddress('https://enlace.test/other.js')).toBe('https://enlace.test/other.js');
});
