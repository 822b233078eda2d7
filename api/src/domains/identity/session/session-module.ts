/** One call of the session endpoints, independent of a web framework. */
export interface SessionRequest {
  readonly method: string;
  /** Path below /api/auth, e.g. `['signin', 'linkedin']`; empty for /api/auth. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, string>>;
  /** The caller wants `{ url }` instead of a redirect (`json=true` in the body). */
  readonly wantsUrl: boolean;
}

export interface SessionAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Values of Set-Cookie headers. */
  readonly cookies: readonly string[];
  /** An object is sent as JSON. */
  readonly body: string | object | undefined;
  /** Id of the login session that this call has started, else null. */
  readonly startedSignInId: string | null;
  /** Whether this call has signed the browser out. */
  readonly isSignedOut: boolean;
}

/** Content of the session cookie. */
export interface SessionClaims {
  readonly userId: number;
  readonly signInId: string;
  readonly sessionVersion: number;
}

export interface SessionPerson extends SessionClaims {
  readonly name: string;
  readonly email: string;
}

/** Data of a person from a sign-in provider. */
export interface SocialProfile {
  readonly id: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Functions that the session endpoints need. All may throw an `AppError`. Errors such as UNAVAILABLE reach the caller,
 * so that a failure of the database never signs a user out.
 */
export interface SessionAccounts {
  /** Throws INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, ACCOUNT_DISABLED, RATE_LIMITED, SECOND_FACTOR_REQUIRED. */
  signInWithPassword(email: string, password: string): Promise<SessionPerson>;
  /** The user, or a refusal: a value of `?error=`. Throws SECOND_FACTOR_REQUIRED. */
  signInWithLinkedIn(profile: SocialProfile): Promise<SessionPerson | { readonly refusal: string }>;
  /** Null when the user or the login session is gone. */
  find(claims: SessionClaims): Promise<SessionPerson | null>;
  signOut(claims: SessionClaims): Promise<void>;
}

/** The session library as the API uses it; the library behind it can be replaced. */
export interface SessionModule {
  answer(request: SessionRequest, accounts: SessionAccounts): Promise<SessionAnswer>;
  /** Claims of the session cookie, or null. The caller checks whether they are still valid. */
  read(cookies: Readonly<Record<string, string>>): Promise<SessionClaims | null>;
  /** Set-Cookie values that sign a browser in, or out (`clear`). */
  issue(person: SessionPerson): Promise<string[]>;
  clear(): string[];
}

export interface LinkedInSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of another OpenID provider with discovery, for tests. */
  readonly issuer?: string | undefined;
}

export interface SessionSettings {
  readonly secret: string;
  /** Origin of the site; never taken from a request. */
  readonly publicUrl: string;
  readonly cookieDomain?: string | null | undefined;
  readonly linkedIn: LinkedInSettings | null;
  readonly log: SessionLog;
}

export interface SessionLog {
  error(code: string, details: object): void;
  warn(code: string, details?: object): void;
  debug(code: string, details?: object): void;
}
