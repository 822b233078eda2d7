import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  all: 'Todos os eventos',
  cancelled: 'Este evento foi cancelado. Não é preciso vir.',
  cancelledRefunded: 'Este evento foi cancelado. Não é preciso vir; os ingressos são reembolsados.',
  postponed: 'Este evento foi adiado. A nova data será anunciada nesta página.',
  movedOnline: 'Este evento será online. Os ingressos continuam válidos; o link chega com eles.',
  over: 'Este evento já aconteceu. Obrigada a todas que vieram.',
  when: 'Quando',
  where: 'Onde',
  onlineWhere: 'Online. O link chega com o seu ingresso.',
  alsoOnline: 'Também online',
  streetLater: 'O endereço chega com o seu ingresso.',
  map: 'Ver no mapa',
  price: 'Preço',
  going: 'Presenças',
  goingCount_one: '{count} pessoa',
  goingCount_other: '{count} pessoas',
  goingOf: '{going} de {capacity} lugares ocupados',
  about: 'Sobre este evento',
  speakers: 'Com',
  sponsors: 'Com o apoio de',
  otherDates: 'Outras datas',
  language: 'Idioma',
  tags: 'Temas',
  missing: 'Este evento não existe',
  missingHint: 'Talvez tenha mudado de endereço ou saído do ar. Os próximos estão todos em um só lugar.',
  actions: {
    calendar: 'Adicionar à agenda',
    file: 'Agenda da Apple e outras (arquivo)',
    share: 'Compartilhar',
    copy: 'Copiar o link',
    copied: 'O link foi copiado.',
    email: 'E-mail',
  },
};
