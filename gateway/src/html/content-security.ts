import type { GatewayEnv } from '../env';

interface ContentSecurity {
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
function contentSecurityPolicy({
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

/** What differs between the policies of pages. */
interface PolicyKind {
  /** The page has a card form. */
  readonly hasPayments: boolean;
  readonly hasWorkers: boolean;
  readonly hasVideos: boolean;
}

type PolicyEnv = Pick<GatewayEnv, 'devRemotes' | 'formOrigins' | 'payOrigins' | 'apiBase'>;

/** The policies of all pages. Each kind is made once; an answer puts its nonce in. */
export class PagePolicies {
  readonly #parts = new Map<string, readonly string[]>();

  constructor(private readonly env: PolicyEnv) {}

  of(nonce: string, kind: PolicyKind): string {
    const key = `${kind.hasPayments} ${kind.hasWorkers} ${kind.hasVideos}`;
    const parts = this.#parts.get(key) ?? this.#make(kind).split(nonceMark);
    this.#parts.set(key, parts);
    return parts.join(nonce);
  }

  #make({ hasPayments, hasWorkers, hasVideos }: PolicyKind): string {
    const { devRemotes, formOrigins, payOrigins, apiBase } = this.env;
    return contentSecurityPolicy({
      nonce: nonceMark,
      devOrigins: Object.values(devRemotes).map((url) => new URL(url).origin),
      formOrigins,
      payOrigins: hasPayments ? payOrigins : [],
      hasWorkers,
      hasVideos,
      apiOrigin: apiBase === '' ? null : new URL(apiBase).origin,
    });
  }
}

/** In place of the nonce; no address contains it. */
const nonceMark = '{nonce}';

/** Players of lessons: YouTube's host that stores nothing before a video plays. */
const videoFrames = 'https://www.youtube-nocookie.com';

const noPay = { calls: [], frames: [] };

/** What Stripe's script calls and shows: the card form, and the page of the buyer's bank. */
const stripe = {
  calls: ['https://api.stripe.com'],
  frames: ['https://*.js.stripe.com', 'https://hooks.stripe.com'],
};
