import { type Locale, splitLocale } from '@enlace/shared-contract/text';
import type { IncomingHttpHeaders } from 'node:http';

import { readerLocaleOf } from '../http/locale';
import { type CsvForm, plainForm } from './csv';

/**
 * How the spreadsheet of a reader expects a file: with semicolons where the comma is the decimal sign, as in Spain,
 * Colombia, Argentina and Brazil; with commas in English and in Mexico. The region is that of the browser.
 */
export function csvFormOf(headers: IncomingHttpHeaders): CsvForm {
  const decimal = new Intl.NumberFormat(regionalLocaleOf(headers)).format(1.5).charAt(1);
  return decimal === ',' ? { delimiter: ';', decimal } : plainForm;
}

/** The language of the reader, with the region that the browser names for this language. */
function regionalLocaleOf(headers: IncomingHttpHeaders): string {
  const language: Locale = readerLocaleOf(headers);
  const tags = (headers['accept-language'] ?? '').split(',', 40).map((part) => (part.split(';')[0] ?? '').trim());
  const isOfReader = (tag: string): boolean =>
    splitLocale(`/${tag.toLowerCase().split('-')[0] ?? ''}`).prefix === language;
  return tags.find((tag) => /^[a-z]{2}-[a-z]{2}$/i.test(tag) && isOfReader(tag)) ?? language;
}
