const longest = 300;
/** Characters of a message that are read. */
const longestRead = 2000;

/** Personal data and secrets in an error text, with their replacements. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // Credentials and queries in addresses.
  [/\b([a-z][a-z+.-]{0,30}:\/\/)[^\s/@]+@/gi, '$1'],
  [/(\b[a-z][a-z+.-]{0,30}:\/\/[^\s?#]*)[?#]\S*/gi, '$1'],
  [/[^\s<>"'(),;:@]{1,320}@[^\s<>"'(),;:]{1,320}/g, '[address]'],
  // PostgreSQL quotes the value after a colon: invalid input syntax for type bigint: "…".
  [/: "[^"]*"/g, ': […]'],
  [/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '[secret]'],
  [/\b\d{6,}\b/g, '[number]'],
];

/** One line about an error, without its stack, email addresses and secrets. */
export function reasonOf(error: unknown): string {
  const { code, message } = error instanceof Error ? { code: '', ...error, message: error.message } : plain(error);
  const line = message.slice(0, longestRead).split('\n', 1)[0]?.trim() ?? '';
  const text = replacements.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), line);
  const name = typeof code === 'string' && code !== '' && !text.includes(code) ? `${code}: ` : '';
  return `${name}${text}`.slice(0, longest) || 'no reason given';
}

function plain(error: unknown): { code: unknown; message: string } {
  return { code: '', message: typeof error === 'string' ? error : 'something that is not an error was thrown' };
}
