/** What may be dropped. */
export interface FileRules {
  /** As the `accept` attribute: `image/*,.pdf`. */
  readonly accept: string;
  /** Megabytes (of 1,000,000 bytes) of one file. */
  readonly maxSize: number;
  readonly maxFiles: number;
}

/** Why a file was refused; the words are the component's. */
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

/** Parts what was dropped into files that may stay and reasons why the others may not. With one place the newest wins. */
export function checkFiles(
  kept: readonly File[],
  added: readonly File[],
  { accept, maxSize, maxFiles }: FileRules,
): { readonly files: readonly File[]; readonly problems: readonly FileProblem[] } {
  const problems: FileProblem[] = [];
  const good = added.filter((file) => {
    if (!fits(file, accept)) problems.push({ kind: 'wrongType', name: file.name });
    else if (file.size > maxSize * 1_000_000) problems.push({ kind: 'tooLarge', name: file.name });
    else return true;
    return false;
  });
  const all = maxFiles === 1 && good.length === 1 ? good : [...kept, ...good];
  if (all.length > maxFiles) problems.push({ kind: 'tooMany' });
  return { files: all.slice(0, maxFiles), problems };
}
