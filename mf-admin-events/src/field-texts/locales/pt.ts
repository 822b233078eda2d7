import type { SameKeys } from '@enlace/shared-platform';

import { texts as events } from '../../features/events/locales/pt';
import { texts as tickets } from '../../features/tickets/locales/pt';
import type { texts as en } from './en';

const otherFields = {
  archived_at: 'No arquivo desde',
  amount: 'Valor',
  texts: 'Textos',
  segment: 'Quem recebe',
  send_at: 'Enviar em',
  pool_id: 'Lugares compartilhados',
  opens_after_ticket_id: 'Abre depois de',
  code: 'Código',
  value: 'Valor',
  scope: 'Vale para',
  ticket_ids: 'Ingressos',
  ticketId: 'Ingresso',
  max_uses: 'Usos no máximo',
  uses: 'Usos',
  note: 'Nota',
  total: 'Lugares no total',
  opens_at: 'Abre',
  closes_at: 'Fecha',
  type: 'Tipo',
  label: 'Pergunta',
  help: 'Ajuda',
  is_required: 'Obrigatória',
  is_sensitive: 'Sensível',
  min: 'Mínimo',
  max: 'Máximo',
  depends_on: 'Depende de',
  choices: 'Opções',
  payment: 'Pagamento',
  outcome: 'Resultado',
  refund: 'Reembolso',
  refunded: 'Reembolsado até agora',
  reason: 'Motivo',
  rule: 'Regra',
  dates: 'Datas',
  cover_alt: 'Descrição da imagem',
};

export const texts: SameKeys<typeof en> = { fields: { ...tickets.fields, ...events.fields, ...otherFields } };
