/** One call of the session endpoints, freed from any web framework. */
export interface SessionRequest {
  readonly method: string;
  /** Path below /api/auth: `['signin', 'linkedin']`. Empty when none was given. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, string>>;
  /** The caller wants `{ url }` in place of a redirect, as `json=true` in the body says. */
  readonly wantsUrl: boolean;
}

export interface SessionAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Values of Set-Cookie headers. */
  readonly cookies: readonly string[];
  /** An object is sent as JSON. */
  readonly body: string | object | undefined;
  /** The sign-in that this call began, if it did. */
  readonly began: string | null;
  /** The sign-in that this call ended, or whose cookie it refused to know any more. */
  readonly isSignedOut: boolean;
}

/** What the session cookie says. */
export interface SessionClaims {
  readonly userId: number;
  readonly signInId: string;
  readonly sessionVersion: number;
}

export interface SessionPerson extends SessionClaims {
  readonly name: string;
  readonly email: string;
}

/** Facts a sign-in provider tells about a person. */
export interface SocialProfile {
  readonly id: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * What the session endpoints need from the rest. Every method may throw an `AppError`; UNAVAILABLE and the like reach
 * the caller as they are, so that a database that is down never signs anybody out.
 */
export interface SessionAccounts {
  /** Throws INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, ACCOUNT_DISABLED, RATE_LIMITED. */
  signInWithPassword(email: string, password: string): Promise<SessionPerson>;
  /** Answers the person, or why not: a word for `?error=`. */
  signInWithLinkedIn(profile: SocialProfile): Promise<SessionPerson | { readonly refusal: string }>;
  /** Null when the person or the sign-in is no longer there. */
  find(claims: SessionClaims): Promise<SessionPerson | null>;
  signOut(claims: SessionClaims): Promise<void>;
}

/** The session library as the API knows it; what stands behind it can be replaced. */
export interface SessionModule {
  answer(request: SessionRequest, accounts: SessionAccounts): Promise<SessionAnswer>;
  /** Claims of the session cookie among these, or null. Whether they still hold is the caller's to find out. */
  read(cookies: Readonly<Record<string, string>>): Promise<SessionClaims | null>;
  /** Set-Cookie values that sign a browser in or out. */
  issue(person: SessionPerson): Promise<string[]>;
  clear(): string[];
}

export interface LinkedInSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Another OpenID provider in LinkedIn's place, found by discovery; for tests. */
  readonly issuer?: string | undefined;
}

export interface SessionSettings {
  readonly secret: string;
  /** Origin of the site, never taken from a request. */
  readonly publicUrl: string;
  readonly linkedIn: LinkedInSettings | null;
  readonly log: SessionLog;
}

export interface SessionLog {
  error(code: string, details: object): void;
  warn(code: string, details?: object): void;
  debug(code: string, details?: object): void;
}
