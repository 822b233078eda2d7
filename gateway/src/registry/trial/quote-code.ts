/** What V8 and the loader of builds write around names that are in the code. */
const knownSentences: readonly RegExp[] = [
  /^(\S+) is not (?:defined|a function|a constructor|iterable)$/,
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '(\S+)'\)$/,
  /^Cannot access '(\S+)' before initialization$/,
  /^Identifier '(\S+)' has already been declared$/,
  /^Unexpected (?:identifier|token) '(\S+)'$/,
  /^(?:Invalid or unexpected token|Unexpected end of input|missing \) after argument list)$/,
  /^the shell does not lend (\S+)$/,
  /^it has no file (\S+)$/,
  /^(?:\S+ is no module|the shell does not render pages)$/,
];

const otherText = 'an error whose text is not in its files';

/**
 * A function that repeats a text of foreign code only when the text is in its files, or is a known sentence about a name
 * that is in them: the text then carries nothing that the code has read.
 */
export function createQuote(files: readonly string[]): (text: string) => string {
  const isInFiles = (text: string): boolean => files.some((file) => file.includes(text));
  return (text) => {
    if (isInFiles(text)) return text;
    const names = knownSentences.map((sentence) => sentence.exec(text)).find((match) => match !== null);
    return names?.slice(1).every((name) => isInFiles(name)) === true ? text : otherText;
  };
}
