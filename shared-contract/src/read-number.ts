const plainNumber = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** One to three digits, a separator and three more: a thousand in one language, and one in another. */
const ambiguousNumber = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads a typed number with a point or a comma before its decimal digits. Null for other text, for separators of
 * thousands, and for a number that can be read in two ways: `1,000` and `1.000`, but not `0.125`, `12.5` and `1000`.
 */
export function readNumber(typedText: string): number | null {
  const text = typedText.trim();
  if (!plainNumber.test(text) || ambiguousNumber.test(text)) return null;
  return Number(text.replace(',', '.'));
}
