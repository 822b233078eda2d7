export interface ContentSecurity {
  readonly nonce: string;
  /** Origins of development servers; the policy allows their sockets too. */
  readonly devOrigins: readonly string[];
  /** Further origins that a form can lead to. */
  readonly formOrigins: readonly string[];
  /** Origin of Stripe's script; empty without payments by Stripe. */
  readonly payOrigins: readonly string[];
  /** Origin of the API calls when it is not that of the page. */
  readonly apiOrigin: string | null;
  /** The page has workers, all of them files of this origin. */
  readonly hasWorkers: boolean;
  /** The page plays videos that are files on other hosts. */
  readonly hasVideos: boolean;
}

/**
 * The policy of every page: scripts and styles need the answer's nonce; inline code and eval are forbidden. Texts become markup or
 * addresses of scripts only by the page's policy (trust-policy.ts).
 */
export function contentSecurityPolicy({
  nonce,
  devOrigins,
  formOrigins,
  payOrigins,
  apiOrigin,
  hasWorkers,
  hasVideos,
}: ContentSecurity): string {
  const ownSources = ["'self'", ...devOrigins];
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const pay = payOrigins.length === 0 ? noPay : { ...stripe, frames: [...payOrigins, ...stripe.frames] };
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    ...(hasWorkers && { 'worker-src': ["'self'"] }),
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': [...ownSources, 'data:', 'blob:'],
    'connect-src': [...ownSources, ...sockets, ...(apiOrigin === null ? [] : [apiOrigin]), ...pay.calls],
    'frame-src': ["'self'", videoFrames, ...pay.frames],
    ...(hasVideos && { 'media-src': ["'self'", 'https:'] }),
    'font-src': ownSources,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formOrigins],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['enlace'],
    'report-uri': ['/csp-report'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Players of lessons: YouTube's host that stores nothing before a video plays. */
const videoFrames = 'https://www.youtube-nocookie.com';

const noPay = { calls: [], frames: [] };

/** What Stripe's script calls and shows: the card form, and the page of the buyer's bank. */
const stripe = {
  calls: ['https://api.stripe.com'],
  frames: ['https://*.js.stripe.com', 'https://hooks.stripe.com'],
};
