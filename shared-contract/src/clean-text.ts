/**
 * Invisible signs that make two equal texts different: controls, soft hyphens, spaces without a width, marks of
 * direction, fillers and marks of byte order, and halves of a sign, which the database refuses. Tabs, line ends, and the
 * signs of which emoji are made stay.
 */
const invisible =
  /(?!\t|\n|\r|\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Cs}]|\u034F|\u115F|\u1160|\u3164|\uFFA0/gu;
/** Joiners belong to emoji and to some scripts; behind a Latin letter, a digit or a sign they are invisible. */
const looseJoiner = /(^|[\p{Script=Latin}\p{Nd}\p{P}\p{Z}])[\u200C\u200D]+/gu;

/** Longer texts than any field takes stay as they are, and are refused by the limit of the field. */
const longestText = 120_000;

/** A text of several lines: composed letters (NFC), no invisible signs, line ends as `\n`, nothing around it. */
export function cleanText(text: string): string {
  if (text.length > longestText || /^[ -~\n]*$/.test(text)) return text.trim();
  const visibleText = text.replace(invisible, '');
  return (/[\u200C\u200D]/.test(visibleText) ? visibleText.replace(looseJoiner, '$1') : visibleText)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\u00A0/g, ' ')
    .normalize('NFC')
    .trim();
}

/** As `cleanText`, in one line with single spaces. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');
