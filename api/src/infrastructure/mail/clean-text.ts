import type { Locale } from '@enlace/shared-contract/text';

/** A text without line ends, and without characters that reverse or hide text. */
export const withoutControls = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** A text of an editor as one line. */
export const singleLine = (text: string): string => withoutControls(text).trim();

/**
 * A word that mail programs can show as a link: a dot between letters, with two characters or more after it. Initials
 * such as J.R. are none. The last three are dots of other scripts, which browsers accept in names of hosts.
 */
const domainName = /[\p{L}\p{N}][.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2}/u;

/** An abbreviation that is written together with a name: `Ma.Fernanda`, `Sta.Cruz`, `D.Ana`. */
const joinedAbbreviation = /^((?:\p{Lu}\p{L}{0,2}\.)+)(\p{Lu}\p{L}+)$/u;

/** A name from a form, shortened to one line and without web addresses, because strangers can type anything. */
export function oneLine(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/\w{1,40}:\/\/\S*|\bwww\.\S*/gi, '')
    .split(' ')
    // With a space it is no address of a web page in any mail program.
    .flatMap((word) => word.replace(joinedAbbreviation, '$1 $2').split(' '))
    .filter((word) => !domainName.test(word))
    .join(' ')
    .trim();
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}

/** An abbreviation in front of a name: `Ma.`, `D.`, `J.R.`. */
const abbreviation = /^[\p{L}.]{1,4}\.$/u;

/** The first name for a greeting: the first word of a name, with the word after an abbreviation. */
export function greetingName(name: string): string {
  const words = name.split(/[\p{Cc}\p{Cf}\s]+/u).filter((word) => word !== '');
  const end = words.findIndex((word) => !abbreviation.test(word));
  return oneLine(words.slice(0, end === -1 ? words.length : end + 1).join(' '));
}

/** A date in words; the same in every time zone. */
export function longDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** A text that an editor wrote for one mail, line by line. */
export function writtenLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/[\p{Cc}]+/gu, ' ').trim())
    .filter((line) => line !== '');
}

const mostLines = 40;
const longestLine = 1000;

/** Texts of strangers, line by line and without characters that reverse or hide text. */
export function quotedLines(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/\r?\n/))
    .map(singleLine)
    .filter((line) => line !== '')
    .slice(0, mostLines)
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line));
}
