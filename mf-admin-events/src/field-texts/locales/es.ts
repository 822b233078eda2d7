import type { SameKeys } from '@enlace/shared-platform';

import { texts as events } from '../../features/events/locales/es';
import { texts as tickets } from '../../features/tickets/locales/es';
import type { texts as en } from './en';

const otherFields = {
  archived_at: 'En el archivo desde',
  amount: 'Importe',
  texts: 'Textos',
  segment: 'Quién lo recibe',
  send_at: 'Enviar el',
  pool_id: 'Plazas compartidas',
  opens_after_ticket_id: 'Se abre después de',
  code: 'Código',
  value: 'Valor',
  scope: 'Vale para',
  ticket_ids: 'Entradas',
  ticketId: 'Entrada',
  max_uses: 'Usos como máximo',
  uses: 'Usos',
  note: 'Nota',
  total: 'Plazas en total',
  opens_at: 'Se abre',
  closes_at: 'Se cierra',
  type: 'Tipo',
  label: 'Pregunta',
  help: 'Ayuda',
  is_required: 'Obligatoria',
  is_sensitive: 'Sensible',
  min: 'Mínimo',
  max: 'Máximo',
  depends_on: 'Depende de',
  choices: 'Opciones',
  payment: 'Pago',
  outcome: 'Resultado',
  refund: 'Devolución',
  refunded: 'Devuelto hasta ahora',
  reason: 'Motivo',
  rule: 'Regla',
  dates: 'Fechas',
  cover_alt: 'Descripción de la imagen',
};

export const texts: SameKeys<typeof en> = { fields: { ...tickets.fields, ...events.fields, ...otherFields } };
