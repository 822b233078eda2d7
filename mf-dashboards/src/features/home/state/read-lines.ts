import { type DatasetLine, datasetLineSchema } from '@enlace/shared-contract/dashboards';

/** A line that names a data set; `line` is null when the rest is not as in the contract. */
export interface ReadLine {
  readonly name: string;
  readonly line: DatasetLine | null;
}

/** Reads a text that grows: each call returns the lines that are complete since the call before. */
export function createLineReader() {
  let offset = 0;
  return (text: string, isComplete = false): readonly ReadLine[] => {
    const end = isComplete ? text.length : text.lastIndexOf('\n') + 1;
    if (end <= offset) return [];
    const lines = text.slice(offset, end).split('\n');
    offset = end;
    return lines.flatMap((line) => readLine(line));
  };
}

function readLine(text: string): readonly ReadLine[] {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') return [];
  const parsed = datasetLineSchema.safeParse(value);
  return [{ name: value.name, line: parsed.success ? parsed.data : null }];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
