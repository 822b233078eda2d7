const reads = /^\s*(select|begin|start|rollback|savepoint|release|show|set|explain)\b/i;

let writes = 0;

/** Counts a statement that this process has finished, unless it can change nothing. */
export function noteWrite(statement: string): void {
  if (!reads.test(statement)) writes += 1;
}

/**
 * Writes and commits of this process so far. What was read from the database is possibly outdated when the number is
 * another one than before the read.
 */
export function countOwnWrites(): number {
  return writes;
}
