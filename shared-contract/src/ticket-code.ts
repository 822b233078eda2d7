/** Crockford's base32: digits and capital letters without I, L, O and U. All keyboards type them with the same keys. */
const codeSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 5 random bits each: 128 and two more. */
const codeLength = 26;
const codePattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** A code of a former release, typed by a keyboard with a Spanish, Italian or Portuguese layout: `'` is `-`, `?` is `_`. */
const formerCodePattern = /^[\w'?-]{22}$/;

/**
 * A new code of a ticket.
 * @param randomBytes 26 of them
 */
export function makeTicketCode(randomBytes: Uint8Array): string {
  if (randomBytes.length !== codeLength) throw new Error(`a code of a ticket needs ${codeLength} bytes`);
  return Array.from(randomBytes, (byte) => codeSigns.charAt(byte % codeSigns.length)).join('');
}

/**
 * The code, or the slug, in a scanned or typed text, which can be the address of a ticket. Small letters, blanks and
 * hyphens are accepted in a code, and O, I and L for the digits that they resemble. Slugs, and codes of former releases,
 * are returned unchanged.
 */
export function readTicketCode(scannedText: string): string {
  const text = scannedText.trim();
  if (formerCodePattern.test(text)) return text.replaceAll("'", '-').replaceAll('?', '_');
  const part = text.split('/').at(-1)?.split(/[?#]/)[0] ?? '';
  const code = plainSigns(part.replace(/[\s-]/g, ''));
  return codePattern.test(code) ? code : part;
}

/** The last characters of a code as they can be typed: of a new code, and of one of a former release. */
export function readCodeEnd(typedText: string): readonly string[] {
  return [...new Set([typedText, plainSigns(typedText)])];
}

function plainSigns(text: string): string {
  return text.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
}
