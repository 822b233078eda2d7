import { formatMoney, type Locale } from '@enlace/shared-contract/text';
import type { Readable } from 'node:stream';

import { drawSheet } from '../../../infrastructure/pdf/draw-sheet';
import { dayText } from '../../../kit/core/values/day-text';
import { membershipTexts } from '../membership-texts';
import type { InvoiceRow } from './find-invoices';

interface FileOptions {
  readonly lang: Locale;
  readonly productName: string;
}

const titles = { invoice: 'invoice', credit_note: 'creditNote', reversal: 'reversal' } as const;

/** An invoice or a credit note as PDF, A4. */
export function invoiceFile(row: InvoiceRow, { lang, productName }: FileOptions): Promise<Readable> {
  const texts = membershipTexts[lang].file;
  const { number, currency, periodStart, periodEnd } = row;
  const money = (amount: number): string => formatMoney(lang, amount, currency);
  const hasPeriod = periodStart !== null && periodEnd !== null;
  const sheet = {
    title: `${texts[titles[row.kind]]} ${number}`,
    file: number,
    facts: [
      { label: texts.date, text: dayText(lang, row.issuedAt) },
      { label: texts.billedTo, text: row.billedName ?? '' },
      { label: texts.taxId, text: row.billedTaxId ?? '' },
      { label: texts.address, text: row.billedAddress ?? '' },
      { label: texts.period, text: hasPeriod ? `${dayText(lang, periodStart)} – ${dayText(lang, periodEnd)}` : '' },
      { label: texts.reason, text: row.reason ?? '' },
    ],
    rows: [
      ...row.lines.map(({ label, amount }) => ({ label, amount: money(amount), isTotal: false })),
      { label: texts.total, amount: money(row.amount), isTotal: true },
    ],
    note: '',
  };
  return drawSheet(sheet, { lang, productName });
}

interface YearOptions extends FileOptions {
  readonly year: number;
}

/** The payments of a year with their sums by currency, as PDF. */
export function receiptsFile(rows: readonly InvoiceRow[], { year, lang, productName }: YearOptions): Promise<Readable> {
  const texts = membershipTexts[lang].file;
  const sums = new Map<string, number>();
  for (const { amount, currency } of rows) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  const sheet = {
    title: texts.receipts(year),
    file: texts.receipts(year),
    facts: recipientsOf(rows, texts.taxId),
    rows: [
      ...rows.toReversed().map((row) => ({
        label: `${dayText(lang, row.issuedAt)} · ${row.number} · ${row.plan ?? ''}`,
        amount: formatMoney(lang, row.amount, row.currency),
        isTotal: false,
      })),
      ...[...sums].map(([currency, sum]) => ({
        label: texts.total,
        amount: formatMoney(lang, sum, currency),
        isTotal: true,
      })),
    ],
    note: rows.length === 0 ? texts.none : '',
  };
  return drawSheet(sheet, { lang, productName });
}

/** The names that the invoices of a year carry; with the numbers where there are several. */
function recipientsOf(rows: readonly InvoiceRow[], taxIdLabel: string): { label: string; text: string }[] {
  const numbers = new Map<string, string[]>();
  for (const { number, billedName, billedTaxId, billedAddress } of rows.toReversed()) {
    const taxId = billedTaxId === null ? null : `${taxIdLabel}: ${billedTaxId}`;
    const text = [billedName, taxId, billedAddress].filter(Boolean).join('\n');
    numbers.set(text, [...(numbers.get(text) ?? []), number]);
  }
  return [...numbers].map(([text, list]) => ({ label: numbers.size === 1 ? '' : list.join(', '), text }));
}
