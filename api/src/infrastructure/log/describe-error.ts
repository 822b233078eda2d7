/** User and password of an address: `postgres://user:password@host`. */
const credentials = /\/\/[^/\s@]*@/g;

const longestMessage = 500;
const longestStack = 4000;
/** Causes of causes that are described; an error can be its own cause. */
const mostCauses = 4;

/**
 * The loggable part of an error: name, code, message, stack and causes. Other properties are left out, because drivers
 * add queries and values of users. A description is answered as it is, so an error may pass through two loggers.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!isLikeError(error)) return { message: withoutCredentials(String(error), longestMessage) };
  const { name, code, stack, cause, message } = error;
  return {
    name: typeof name === 'string' ? name : 'Error',
    ...(code === undefined ? {} : { code }),
    message: withoutCredentials(message, longestMessage),
    ...(typeof stack === 'string' ? { stack: withoutCredentials(stack, longestStack) } : {}),
    ...(isLikeError(cause) && depth < mostCauses ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/** The text without users and passwords of addresses, shortened. */
export function withoutCredentials(text: string, length: number): string {
  return text.replace(credentials, '//[redacted]@').slice(0, length);
}

interface LikeError {
  readonly message: string;
  readonly name?: unknown;
  readonly code?: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
}

function isLikeError(value: unknown): value is LikeError {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}
