import { isTimeZone } from '../../../../infrastructure/time/time-zone';

/** Whether a text is the name of a time zone, such as `America/Lima`; not an offset. */
export function isZone(zone: string): boolean {
  return /^[A-Za-z]/.test(zone) && isTimeZone(zone);
}
