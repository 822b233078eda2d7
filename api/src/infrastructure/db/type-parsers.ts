const int8 = 20;
const date = 1082;
const int8List = 1016;

/**
 * Equal results for types that the two drivers read differently: 64-bit integers are numbers (ids and counts stay far
 * below 2^53), days are text.
 */
export const typeParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [int8]: Number,
  [date]: (text) => text,
  [int8List]: (text) =>
    text
      .slice(1, -1)
      .split(',')
      .filter((part) => part !== '')
      .map(Number),
};

/** Text parameters accept every printable value, as the other driver does. */
export function asText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
