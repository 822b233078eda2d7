import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Ingressos',
  free: 'Gratuito',
  fromPrice: 'A partir de {price}',
  memberPrice: '{price} para integrantes',
  not_published: 'À venda ao publicar',
  not_started: 'À venda a partir de {date}',
  approval: 'Precisa de aprovação',
  few_left_one: 'Só resta {count}',
  few_left_other: 'Só restam {count}',
  sold_out: 'Esgotado',
  waitlist_open: 'Esgotado',
  wait: 'Entrar na lista de espera',
  ended: 'A venda terminou',
  get: 'Garantir ingresso',
  order: 'Ver seu pedido',
  going: 'Você vai.',
  pending: 'Sua inscrição espera uma aprovação.',
  open: 'Abrir seu ingresso',
  openAll: 'Abrir seus ingressos',
  more: 'Garantir mais ingressos',
};
