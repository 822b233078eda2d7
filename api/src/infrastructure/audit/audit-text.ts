const secretName = /passw|secret|token|(^|_)pin($|_)|hash|cookie|authorization/i;
const longestText = 2000;
const longestEntry = 65_536;

/** Whether a field of this name can contain a secret of its owner. */
export function isSecretName(name: string): boolean {
  return secretName.test(name);
}

/** A row as stored in the audit: without secrets, and with shortened texts. */
export function auditText(row: object | null | undefined): string | null {
  if (row === null || row === undefined) return null;
  const text = JSON.stringify(row, (name, value: unknown) => {
    if (isSecretName(name)) return undefined;
    if (typeof value === 'bigint') return Number(value);
    if (typeof value === 'string' && value.length > longestText) return `${value.slice(0, longestText)}…`;
    return value;
  });
  return text.length > longestEntry ? JSON.stringify({ cut: text.slice(0, longestText) }) : text;
}
