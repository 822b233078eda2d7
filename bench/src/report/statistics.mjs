/** The middle value; of an even number of values, the upper one of the two in the middle. NaN without values. */
export function median(values) {
  return percentile(values, 0.5);
}

/** The value that a `share` (0 to 1) of all values does not exceed; NaN without values. */
export function percentile(values, share) {
  const sortedValues = [...values].sort((one, other) => one - other);
  return sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * share))] ?? Number.NaN;
}
