import { useFormats, useTexts } from '@enlace/shared-platform';

import { usePrice } from '../../lib/event-marks';
import type { EventRecord } from '../../lib/types';
import { eventTexts } from './texts';

/** The price of an event; with free and paid tickets, both ends of it. */
export function usePriceRange(event: EventRecord): string {
  const t = useTexts(eventTexts);
  const { money } = useFormats();
  const lowestPrice = usePrice(event);
  const publicPrices = event.tickets.filter(({ visibility }) => visibility === 'public').map(({ price }) => price);
  const highestPrice = Math.max(0, ...publicPrices);
  return event.price_from === 0 && highestPrice > 0
    ? t('freeTo', { price: money(highestPrice, event.currency) })
    : lowestPrice;
}
