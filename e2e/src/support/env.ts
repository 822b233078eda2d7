/** The variables of this process. Only this file reads them. */
export const environment: NodeJS.ProcessEnv = process.env;

/** Port of a second gateway, whose pages may call the API of the shared one. */
export function otherPort(): number {
  return Number(environment['E2E_OTHER_PORT']);
}

/** Origin of the gateway that all tests share; Playwright's configuration chose its port. */
export function sharedOrigin(): string {
  return `http://localhost:${environment['E2E_PORT'] ?? '3000'}`;
}
