import { priceCap } from '@enlace/shared-contract';

/** Minor units as a person would type them: `1250` is `12.50`. */
export function moneyText(minor: number): string {
  return (minor / 100).toFixed(2);
}

/**
 * What a person has typed, in minor units; null when it is no price. Point and comma both divide: the last one counts
 * where one or two digits follow it, any other groups thousands.
 */
export function readMoney(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '').replace(/^[A-Z]{0,3}\p{Sc}?|\p{Sc}$|[A-Z]{3}$/gu, '');
  const [, whole = '', cents = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '' || !/^\d{1,3}([.,]\d{3})*$|^\d+$/.test(whole)) return null;
  const minor = Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return minor <= priceCap ? minor : null;
}
