import type { Page, Route } from '@playwright/test';

type Answer = (route: Route) => Promise<unknown>;

/** Faults of a remote's files (one entry per row of the fault matrix). */
export const networkFaults = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'answers 503': (route) => route.fulfill({ status: 503, body: 'unavailable' }),
  'resets the connection': (route) => route.abort('connectionreset'),
  'never answers': () => new Promise(() => undefined),
  'answers after 10 s': (route) => later(10_000).then(() => route.continue().catch(() => undefined)),
  'breaks off in the middle': (route) => rewrite(route, (text) => text.slice(0, text.length / 2)),
  'answers a page instead of code': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Enlace</title>' }),
} as const satisfies Readonly<Record<string, Answer>>;

export type NetworkFault = keyof typeof networkFaults;

/** Faults without an answer within any time limit. */
export const isSlow = (fault: NetworkFault): boolean => fault === 'never answers' || fault === 'answers after 10 s';

/** Breaks every file of a remote; returns a function that repairs it. */
export async function breakRemote(page: Page, id: string, fault: NetworkFault): Promise<() => Promise<void>> {
  return breakFiles(page, `**/remotes/${id}/**`, networkFaults[fault]);
}

export async function breakFiles(page: Page, files: string | RegExp, answer: Answer): Promise<() => Promise<void>> {
  await page.route(files, answer);
  return () => page.unroute(files, answer);
}

/** Answers like the server, with another body. A request that runs at the end of a test is dropped. */
export async function rewrite(route: Route, change: (text: string) => string): Promise<void> {
  try {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  } catch {
    // The page is closed.
  }
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
