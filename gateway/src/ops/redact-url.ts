/** Parameters whose values are secrets or belong to a person. */
const secretParameter =
  /^(?:[\w-]*(?:token|password|secret|mail)|code|otp|state|pin|key|api[_-]?key|session|preview|signature|sig|proofs?|phone)$/i;

const end = '(?=[/?#"\\s]|$)';
/**
 * Slugs of tickets and tokens of links: who knows one has the ticket, reads the calendar, pays or ends a donation. Numbers
 * of rows are no secrets.
 */
const secretPlaces = [
  't',
  'attendee-tickets',
  'calendars',
  'waiting-places',
  'waiting-list',
  'card-links',
  'pay',
  'donation-links',
  'company_registration',
  'company-registration',
  'dashboard-shares',
  'dashboards/+shared',
];
const secretPath = new RegExp(`(/(?:${secretPlaces.join('|')})/+)(?!(?:lost|\\d+)${end})[^/?#"\\s]+`, 'g');
/** Places that also have plain words of the API. */
const mixedPlaces = ['donations', 'holds', 'certificates'];
const mixedPath = new RegExp(`(/(?:${mixedPlaces.join('|')})/+)(?!(?:[a-z_]+|\\d+)${end})[^/?#"\\s]+`, 'g');
/** Random text in any place: signed tokens (`5.6.abc`), and long ones with letters of both cases and digits. */
const signedPart = new RegExp(`/(?:\\d+\\.)+[\\w-]{16,}${end}`, 'g');
const longPart = /\/[\w-]{20,}(?=[/?#"\s]|$)/g;

const mailSign = /@|%40/i;
const mask = '[redacted]';
/** Addresses in addresses, such as the page to return to after the sign-in. */
const deepest = 5;

/** An address without secrets and e-mail addresses. */
export function redactUrl(url: string, depth = 0): string {
  const start = url.indexOf('?');
  if (start === -1) return redactPath(url);
  const parameters = url.slice(start + 1).split(/[&?]/);
  const plainParameters = parameters.map((parameter) => redactParameter(parameter, depth));
  return `${redactPath(url.slice(0, start))}?${plainParameters.join('&')}`;
}

/** A text with addresses, such as a report of a browser, without their secrets. */
export function redactText(text: string): string {
  return text
    .split(/([\s"]+)/)
    .map((part) => redactUrl(part))
    .join('');
}

function redactPath(path: string): string {
  return path
    .replace(secretPath, `$1${mask}`)
    .replace(mixedPath, `$1${mask}`)
    .replace(signedPart, `/${mask}`)
    .replace(longPart, (part) => (isRandom(part) ? `/${mask}` : part))
    .split('/')
    .map((part) => (mailSign.test(part) ? mask : part))
    .join('/');
}

function isRandom(part: string): boolean {
  return /[a-z]/.test(part) && /[A-Z]/.test(part) && /\d/.test(part);
}

function redactParameter(parameter: string, depth: number): string {
  const [name = '', ...rest] = parameter.split('=');
  const value = rest.join('=');
  if (value === '') return isPlain(name, depth) ? parameter : mask;
  const plainName = (decode(name) ?? name).replace(/\[\w*\]$/, '');
  return secretParameter.test(plainName) || !isPlain(value, depth) ? `${name}=${mask}` : parameter;
}

/** Whether a value has no secret, as a word or as an address. */
function isPlain(value: string, depth: number): boolean {
  const text = decodeDeeply(value);
  if (text === null || mailSign.test(text)) return false;
  const address = `/${text}`;
  return (depth < deepest || !/[/?]/.test(text)) && redactUrl(address, depth + 1) === address;
}

/** The text of a value that was encoded once or several times; null when it cannot be read. */
function decodeDeeply(value: string): string | null {
  let text = decode(value);
  for (let round = 0; round < deepest && text?.includes('%') === true; round += 1) {
    const next = decode(text);
    if (next === null) return text;
    text = next;
  }
  return text;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
