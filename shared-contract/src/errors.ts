import * as z from 'zod/mini';

/** Every error of the API with its HTTP status. The list is closed: new codes are added here. */
export const errorCodes = {
  BAD_REQUEST: 400,
  INVALID_CREDENTIALS: 401,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  REFRESH_REUSED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_STEP_ENDED: 401,
  PAYMENT_REQUIRED: 402,
  EMAIL_NOT_VERIFIED: 403,
  FORBIDDEN: 403,
  SALES_NOT_STARTED: 403,
  SALES_ENDED: 403,
  VIEW_ONLY: 403,
  SECOND_FACTOR_MISSING: 403,
  ACCOUNT_DISABLED: 403,
  PLAN_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EDIT_CONFLICT: 409,
  NAME_TAKEN: 409,
  HAS_DEPENDENTS: 409,
  LAST_ADMIN: 409,
  SOLD_OUT: 409,
  NOT_ENOUGH: 409,
  PAID_LATE_REFUNDED: 409,
  QUOTE_CHANGED: 409,
  VERSION_EXISTS: 409,
  POINTER_MOVED: 409,
  HOLD_EXPIRED: 410,
  REVOKED: 410,
  LINK_ENDED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  INVALID_PIN: 422,
  LAST_LEADER: 422,
  SAME_PLAN: 422,
  MAX_PER_ORDER: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UPSTREAM_FAILED: 502,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
  /** Only made in the browser: no answer arrived. */
  NETWORK: 0,
  /** Only made in the browser: the answer did not match the contract. */
  BAD_ANSWER: 0,
  /** Only made in the browser: the call was ended before an answer came, e.g. by leaving the screen. */
  CANCELLED: 0,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** Messages per field of a request, in the person's language. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Body of every error answer: `{ error, error_description, message, code, errors? }`. */
export const errorBodySchema = z.object({
  error: z.string(),
  error_description: z.optional(z.string()),
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  details: z.optional(z.unknown()),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

export interface AppErrorOptions {
  /** For the log; never shown to a person. */
  readonly message?: string;
  /** Text for the user, translated. Without it, the code's text is used. */
  readonly userMessage?: string | undefined;
  readonly fields?: FieldErrors;
  /** Machine-readable facts a screen may show, e.g. what depends on a row. */
  readonly details?: unknown;
  readonly retryAfterSeconds?: number | undefined;
  readonly status?: number;
  /**
   * The error answer as received: writes keep the server's error body plus status (docs/SPECIFICATION.md, section 8).
   */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** The one error of the platform. Compare `code`, never `instanceof`: a bundle may carry its own copy of the class. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly userMessage: string | undefined;
  readonly fields: FieldErrors | undefined;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;
  readonly body: unknown;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = options.status ?? errorCodes[code];
    this.userMessage = options.userMessage;
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.body = options.body;
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCodes, value);
}

/** True for an `AppError` of this or of another bundle. */
export function isAppError(value: unknown): value is AppError {
  return value instanceof Error && 'code' in value && isErrorCode(value.code) && 'status' in value;
}

/** The code for the HTTP status of an answer without one. */
export function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 409) return 'CONFLICT';
  if (status === 412) return 'EDIT_CONFLICT';
  if (status === 422) return 'VALIDATION_FAILED';
  const match = Object.entries(errorCodes).find(([, knownStatus]) => knownStatus === status);
  return isErrorCode(match?.[0]) ? match[0] : status >= 500 ? 'INTERNAL' : 'BAD_REQUEST';
}
