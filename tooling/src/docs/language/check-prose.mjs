/** Phrases that are refused in prose only, each with its remedy. In code, `ask` and `answer` are also names of fields. */
const prosePhrases = new Map([
  ...['the', 'a', 'an', 'it', 'them', 'what', 'how', 'whether', 'null'].map((word) => [`answers ${word}`, 'returns']),
  ...['ask the', 'asks the', 'asks for', 'asked for'].map((phrase) => [phrase, 'requests, reads or calls']),
  ...['ask again', 'asks again', 'asked again'].map((phrase) => [phrase, 'repeats the request']),
  ['asks whether', 'checks whether'],
  ['anywhere', 'the exact place'],
  ['say', 'states, names, shows'],
  ['saying', 'states, names, shows'],
  ['tell', 'reports, notifies'],
  ['telling', 'reports, notifies'],
  ['stand', 'is, exists'],
  ['standing', 'is, exists'],
  ['lie', 'is, exists'],
  ['lying', 'is, exists'],
  ['letting go', 'removes, ends, stops'],
  ['surroundings', 'dependencies'],
  ['patience', 'timeout'],
]);

/** Spaces in place of a text. Line ends stay, because they count the lines. */
function clearText(text) {
  return text.replace(/[^\n]/g, ' ');
}

/** The words of a page in small letters, without code, link targets and quotations. `#` is the end of a clause. */
function readProse(text) {
  return text
    .replace(/^```[\s\S]*?^```/gm, clearText)
    .replace(/`[^`]*`/g, clearText)
    .replace(/\]\([^)\s]+\)/g, clearText)
    .replace(/"[^"\n]*"|“[^”\n]*”/g, clearText)
    .replace(/[.,;:!?|()]/g, '#')
    .replace(/[^A-Za-z0-9#\n]/g, ' ')
    .toLowerCase();
}

/** Violations of the glossary in one page of documentation: `[{ path, line, message, remedy }]`. */
export function checkProse(path, text, { synonyms }) {
  const prose = readProse(text);
  const lineAt = (index) => prose.slice(0, index).split('\n').length;
  return [...synonyms, ...prosePhrases].flatMap(([phrase, remedy]) => {
    const pattern = new RegExp(`(?<![a-z0-9])${phrase.replaceAll(' ', '\\s+')}(?![a-z0-9])`, 'g');
    return [...prose.matchAll(pattern)].map(({ index }) => ({
      path,
      line: lineAt(index),
      message: `the sentence uses "${phrase}"`,
      remedy: `write a short sentence with subject and verb; use: ${remedy}`,
    }));
  });
}
