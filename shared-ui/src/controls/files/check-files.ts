/** Limits of accepted files. */
export interface FileRules {
  /** As in the `accept` attribute: `image/*,.pdf`. */
  readonly accept: string;
  /** Maximum size of one file in megabytes (1,000,000 bytes). */
  readonly maxSize: number;
  readonly maxFiles: number;
}

/** Reason of a refusal; the component has the text. */
export type FileProblem =
  { readonly kind: 'tooLarge' | 'wrongType'; readonly name: string } | { readonly kind: 'tooMany' };

function fits(file: File, accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds.some((kind) => {
    if (kind === '' || kind === '*/*') return true;
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
  });
}

/** Divides dropped files into accepted files and reasons for refusals. With one place, the newest file wins. */
export function checkFiles(
  keptFiles: readonly File[],
  addedFiles: readonly File[],
  { accept, maxSize, maxFiles }: FileRules,
): { readonly files: readonly File[]; readonly problems: readonly FileProblem[] } {
  const problems: FileProblem[] = [];
  const good = addedFiles.filter((file) => {
    if (!fits(file, accept)) problems.push({ kind: 'wrongType', name: file.name });
    else if (file.size > maxSize * 1_000_000) problems.push({ kind: 'tooLarge', name: file.name });
    else return true;
    return false;
  });
  const all = maxFiles === 1 && good.length === 1 ? good : [...keptFiles, ...good];
  if (all.length > maxFiles) problems.push({ kind: 'tooMany' });
  return { files: all.slice(0, maxFiles), problems };
}
