/** Digits behind the point, by unit; a count has none. */
const digits = { kB: 1, x: 2, s: 1 };

/** A figure's value as text: `147.4 kB`, `1.05x`, `yes`. */
export function formatValue(value, unit = '') {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const number = value.toFixed(digits[unit] ?? 0);
  return unit === 'x' || unit === '' ? `${number}${unit}` : `${number} ${unit}`;
}

/** A bar as text: `at most 1.15x`. */
export function formatBar({ atMost, atLeast, equal }, unit) {
  if (atMost !== undefined) return `at most ${formatValue(atMost, unit)}`;
  if (atLeast !== undefined) return `at least ${formatValue(atLeast, unit)}`;
  return `is ${formatValue(equal, unit)}`;
}
