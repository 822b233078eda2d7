/** Prints the rows of one measurement: what, figure, bar, and whether it holds. */
export function printRows(title, rows) {
  console.log(`\n${title}`);
  const width = Math.max(...rows.map((row) => row.what.length));
  for (const { what, value, bar, holds } of rows) {
    const verdict = holds === undefined ? '' : holds ? 'ok' : 'MISSED';
    console.log(
      `  ${what.padEnd(width)}  ${String(value).padStart(12)}  ${bar ? `bar ${bar}`.padEnd(22) : ''.padEnd(22)}${verdict}`,
    );
  }
}

export const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const times = (ratio) => `${ratio.toFixed(2)}x`;

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
