export interface ContentSecurity {
  readonly nonce: string;
  /** Origins of development servers; their sockets are let in with them. */
  readonly devOrigins: readonly string[];
  /** Where a form may end up at beside our own pages. */
  readonly formOrigins: readonly string[];
}

/** The policy of every page: scripts and styles by the answer's nonce, nothing inline, nothing evaluated. */
export function contentSecurityPolicy({ nonce, devOrigins, formOrigins }: ContentSecurity): string {
  const own = ["'self'", ...devOrigins];
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': [...own, 'data:', 'blob:'],
    'connect-src': [...own, ...sockets],
    'font-src': own,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formOrigins],
    'frame-ancestors': ["'none'"],
    'report-uri': ['/csp-report'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
