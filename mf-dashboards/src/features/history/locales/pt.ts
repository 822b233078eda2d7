import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Histórico de recrutamento',
  lead: 'O que suas empresas fizeram com participantes: perfis abertos, mensagens, notas e etapas de candidaturas.',
  failed: 'Não foi possível carregar o histórico. Tente de novo.',
  count_one: '{count} registro',
  count_other: '{count} registros',
  kinds: {
    label: 'Tipo de registro',
    all: 'Tudo',
    view: 'Perfis abertos',
    contact: 'Mensagens',
    application: 'Candidaturas',
    note: 'Notas',
  },
  period: {
    from: 'De',
    to: 'Até',
    crossed: 'O último dia é anterior ao primeiro.',
    clear: 'Limpar datas',
  },
  empty: {
    none: 'Ainda não há nada aqui',
    noneHint: 'Quando sua empresa abrir um perfil, escrever para alguém ou receber uma candidatura, você verá aqui.',
    pool: 'Abrir o banco de talentos',
    noMatch: 'Nenhum registro corresponde',
    noMatchHint: 'Escolha outro tipo ou outras datas.',
    clear: 'Mostrar todo o histórico',
  },
};
