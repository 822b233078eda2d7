/** The variables of this process, read here and nowhere else. */
export const environment: NodeJS.ProcessEnv = process.env;

/** Origin of the gateway that all tests share; Playwright's configuration chose its port. */
export function sharedOrigin(): string {
  return `http://localhost:${environment['E2E_PORT'] ?? '3000'}`;
}
