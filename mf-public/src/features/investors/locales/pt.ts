import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Investidoras',
  lead: 'Elas põem dinheiro em empresas que as nossas fundadoras começaram. Procure a etapa em que você está; cada uma diz como quer ser procurada.',
  loading: 'Carregando investidoras',
  count_one: '{count} investidora',
  count_other: '{count} investidoras',
  stage: 'Em que ponto você está?',
  anyStage: 'Qualquer etapa',
  stages: { idea: 'Ideia', pre_seed: 'Primeiros clientes', seed: 'Rodada semente', growth: 'Crescendo' },
  kind: 'Quem dá',
  anyKind: 'Todas',
  kinds: {
    fund: 'Fundos',
    angel: 'Anjos',
    foundation: 'Fundações',
    corporate: 'Empresas',
    public: 'Dinheiro público',
  },
  oneOf: {
    fund: 'Fundo',
    angel: 'Anjo',
    foundation: 'Fundação',
    corporate: 'Empresa',
    public: 'Dinheiro público',
  },
  investsIn: 'Investe em: {list}',
  since: 'Conosco desde {year}',
  website: 'Site de {name}',
  none: 'Nenhuma se encaixa',
  noneHint: 'Ninguém deste tipo investe nesta etapa. Olhe uma etapa adiante ou peça uma apresentação.',
  all: 'Todas as investidoras',
  founder: 'Você começou uma empresa?',
  founderHint: 'As fundadoras da comunidade são apresentadas por alguém que já passou por isso.',
  founderLink: 'Cadastrar-me como fundadora',
  investor: 'Você investe?',
  investorHint: 'Conte o que procura. Apresentamos poucas fundadoras, e só as que se encaixam.',
  investorLink: 'Fale conosco',
};
