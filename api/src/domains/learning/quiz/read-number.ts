/** Longest text that is read as a number. */
const longestNumber = 40;

/**
 * The numbers that a typed text can mean; none for other text. Point and comma are both accepted before the decimals,
 * and point, comma and spaces between thousands: `1.000,5`, `1,000.5` and `1 000,5` are one number. A single separator
 * before three digits is ambiguous: `1.500` is 1.5 or 1500, the one with decimals first.
 */
export function readNumbers(typedText: string): number[] {
  const trimmedText = typedText.trim().replace(/^[\u2212\u2013]/, '-');
  if (trimmedText.length > longestNumber) return [];
  const { sign = '', digits = '' } = /^(?<sign>[-+]?)\s*(?<digits>[\d.,].*)$/.exec(trimmedText)?.groups ?? {};
  const text = /^\d{1,3}(?:\s\d{3})+(?:[.,]\d*)?$/.test(digits) ? digits.replace(/\s/g, '') : digits;
  const readings = [withDecimals(text), withThousands(text)].filter((reading) => reading !== null);
  return readings.map((reading) => (sign === '-' ? -reading : reading));
}

/** `1000`, `1000,5`, `,5` and `5.`, without separators of thousands; null for other text. */
function withDecimals(text: string): number | null {
  return /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** `1.000`, `1.000.000` and `1,000.5`; null for text without separators of thousands. */
function withThousands(text: string): number | null {
  const pattern = /^(?<whole>[1-9]\d{0,2}(?<mark>[.,])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<decimals>\d*))?$/;
  const parts = pattern.exec(text)?.groups;
  if (parts === undefined) return null;
  const { whole = '', decimals = '' } = parts;
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
}
