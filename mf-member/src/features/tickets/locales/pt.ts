import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  none: {
    coming: 'Você não tem ingressos para próximos eventos',
    past: 'Você não tem ingressos de eventos anteriores',
    cancelled: 'Você não tem ingressos cancelados',
  },
  noneHint: 'Os ingressos aparecem aqui quando você os reserva com a sua conta.',
  waiting: {
    title: 'Listas de espera',
    position: 'Lugar {position} na lista de espera',
    paused: 'Você continua esperando; a próxima oferta vem mais tarde',
    offer: 'Há um ingresso guardado para você até {time}',
    answer: 'Responder à oferta de {event}',
    open: 'Abrir seu lugar para {event}',
    leave: 'Sair',
    leaveLabel: 'Sair da lista de espera de {event}',
    leaveTitle: 'Sair da lista de espera de {event}?',
    leaveText: 'Você perde seu lugar. Pode entrar de novo no fim da lista.',
    left: 'Você saiu da lista de espera.',
    failed: 'Não funcionou. Tente de novo.',
  },
  calendar: {
    title: 'Meus eventos na sua agenda',
    lead: 'Um programa de agenda mostra os eventos dos seus ingressos e percebe as mudanças sozinho.',
    plans: 'Comparar os planos',
    make: 'Criar um endereço para a minha agenda',
    subscribe: 'Apple Calendar, Outlook',
    google: 'Google Agenda',
    copy: 'Copiar o endereço',
    copied: 'O endereço foi copiado.',
    renew: 'Criar um novo endereço',
    remove: 'Remover o endereço',
    address: 'Ou cole este endereço no seu programa de agenda. Guarde-o em segredo: quem o conhece vê os seus eventos.',
    failed: 'Não funcionou. Tente de novo.',
  },
};
