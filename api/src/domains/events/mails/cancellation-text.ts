import type { Locale, LocalizedText } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { orderPurpose } from '../orders/order-purpose';

const refundTexts: LocalizedText = {
  en: 'What was paid goes back to the card of the buyer.',
  es: 'Lo pagado se devuelve a la tarjeta de quien compró.',
  pt: 'O valor pago volta para o cartão de quem comprou.',
};

const noRefundTexts: LocalizedText = {
  en: 'What was paid is not refunded automatically. Questions? Answer this mail.',
  es: 'Lo pagado no se devuelve automáticamente. ¿Preguntas? Responde a este correo.',
  pt: 'O valor pago não é devolvido automaticamente. Dúvidas? Responda a este e-mail.',
};

/** What the cancellation of an event does with the money of tickets; empty when nothing was paid for them. */
export async function cancellationText(trx: Db, attendeeIds: readonly number[], locale: Locale): Promise<string> {
  const { rows } = await sql<{ is_refunded: boolean }>`select coalesce(c.is_refunded, false) as is_refunded
    from attendees a left join event_cancellations c on c.event_id = a.event_id
      join payments p on p.purpose = ${orderPurpose} and p.subject_id = a.order_id and p.state = 'paid'
    where a.id = any(${[...attendeeIds]}::bigint[]) limit 1`.execute(trx);
  const [payment] = rows;
  if (payment === undefined) return '';
  return (payment.is_refunded ? refundTexts : noRefundTexts)[locale];
}
