import { formatMoney, type Locale } from '@enlace/shared-contract/text';

import type { Sheet } from '../../../infrastructure/pdf/draw-sheet';
import { dayText } from '../../../kit/core/values/day-text';
import { donationTexts } from '../donation-texts';

interface SheetReceipt {
  readonly number: string;
  readonly kind: 'receipt' | 'credit_note';
  readonly amount: number;
  readonly currency: string;
  readonly reason: string | null;
  readonly issued_at: Date;
  /** Number of the receipt of a credit note. */
  readonly credited: string | null;
}

interface Donor {
  readonly kind: 'once' | 'monthly';
  readonly donor_name: string | null;
}

/** A receipt or a credit note, as the sheet that is printed. */
export function receiptSheet(receipt: SheetReceipt, { kind, donor_name: donor }: Donor, locale: Locale): Sheet {
  const texts = donationTexts[locale];
  const money = formatMoney(locale, receipt.amount, receipt.currency);
  const isReceipt = receipt.kind === 'receipt';
  const creditLabel = receipt.amount > 0 ? texts.takenBack : texts.refundOf;
  const label = isReceipt ? texts[kind] : creditLabel(receipt.credited ?? '');
  return {
    title: `${isReceipt ? texts.receipt : texts.creditNote} ${receipt.number}`,
    file: receipt.number,
    facts: [
      { label: texts.date, text: dayText(locale, receipt.issued_at) },
      { label: texts.donor, text: donor ?? '' },
      { label: texts.reason, text: receipt.reason ?? '' },
    ],
    rows: [
      { label, amount: money, isTotal: false },
      { label: texts.total, amount: money, isTotal: true },
    ],
    note: isReceipt ? texts.note : '',
  };
}

interface YearReceipt extends SheetReceipt {
  readonly donor_name: string | null;
}

/** The receipts of a year with their sums by currency, as one sheet. The oldest is first. */
export function yearSheet(receipts: readonly YearReceipt[], year: number, locale: Locale): Sheet {
  const texts = donationTexts[locale];
  const sums = new Map<string, number>();
  for (const { amount, currency } of receipts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return {
    title: texts.receipts(year),
    file: `donations-${year}`,
    facts: [{ label: texts.donor, text: receipts.at(-1)?.donor_name ?? '' }],
    rows: [
      ...receipts.map(({ issued_at: time, number, amount, currency }) => ({
        label: `${dayText(locale, time)} · ${number}`,
        amount: formatMoney(locale, amount, currency),
        isTotal: false,
      })),
      ...[...sums].map(([currency, sum]) => ({
        label: texts.total,
        amount: formatMoney(locale, sum, currency),
        isTotal: true,
      })),
    ],
    note: receipts.length === 0 ? texts.none : texts.note,
  };
}
