import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Variables that make a server write the statements of its requests to `file`. */
export function recordingEnvironment(file) {
  return {
    BENCH_STATEMENTS: file,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'record-statements.mjs')}`,
  };
}

/** Statements `{ url, text, values }` that the server wrote since the last call; the file is empty then. */
export function takeStatements(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(file);
  return lines.map((line) => JSON.parse(line));
}

/**
 * Sorts the statements of two answers to the same request, the first of them without anything kept from before.
 * @returns `always`: statements of the second answer; `seldom`: those that only the first answer needs
 */
export function sortStatements(first, second) {
  const texts = new Set(second.map(({ text }) => text));
  const plain = ({ text, values }) => ({ text, values });
  return { always: second.map(plain), seldom: first.filter(({ text }) => !texts.has(text)).map(plain) };
}

/** Whether two answers took the same statements, in any order. Values may contain the present time: texts are compared. */
export function isSameWork(one, other) {
  const textsOf = (statements) => JSON.stringify(statements.map(({ text }) => text).sort());
  return textsOf(one) === textsOf(other);
}
