import type { AuthLog } from '../auth/auth.plugin';
import type { SessionLog } from './session-module';

/** Codes that are logged as information: a mistake of the browser, or a login session that has ended. */
const ordinaryCodes = new Set(['JWT_SESSION_ERROR', 'OAUTH_CALLBACK_HANDLER_ERROR', 'OAUTH_CALLBACK_ERROR']);
const longestText = 500;

/** Log entries of the session library in our log: short, and never with a token. */
export function sessionLog(log: AuthLog): SessionLog {
  return {
    error: (code, details) => {
      const entry = { code: truncateText(code), ...summary(details) };
      if (isFromBrowser(details)) log.warn(entry, 'session library in a browser');
      else if (ordinaryCodes.has(code)) log.info(entry, 'session library');
      else log.error(entry, 'session library');
    },
    warn: (code, details) => log.warn({ code: truncateText(code), ...summary(details) }, 'session library'),
    debug: (code) => log.debug({ code: truncateText(code) }, 'session library'),
  };
}

function isFromBrowser(details: object): boolean {
  return 'client' in details;
}

function summary(details: object | undefined): { reason?: string; url?: string } {
  if (details === undefined) return {};
  const error = 'error' in details && details.error instanceof Error ? details.error : details;
  const reason = 'message' in error && typeof error.message === 'string' ? { reason: truncateText(error.message) } : {};
  const url =
    'url' in details && typeof details.url === 'string' ? { url: truncateText(details.url.split('?')[0] ?? '') } : {};
  return { ...reason, ...url };
}

function truncateText(text: unknown): string {
  return String(text).slice(0, longestText);
}
