import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Inversoras',
  lead: 'Ponen dinero en empresas que empezaron nuestras fundadoras. Busca la etapa en la que estás; cada una dice cómo quiere que se lo pidan.',
  loading: 'Cargando inversoras',
  count_one: '{count} inversora',
  count_other: '{count} inversoras',
  stage: '¿En qué punto estás?',
  anyStage: 'Cualquier etapa',
  stages: { idea: 'Idea', pre_seed: 'Primeras clientas', seed: 'Ronda semilla', growth: 'Creciendo' },
  kind: 'Quién lo da',
  anyKind: 'Todas',
  kinds: {
    fund: 'Fondos',
    angel: 'Ángeles',
    foundation: 'Fundaciones',
    corporate: 'Empresas',
    public: 'Dinero público',
  },
  oneOf: {
    fund: 'Fondo',
    angel: 'Ángel',
    foundation: 'Fundación',
    corporate: 'Empresa',
    public: 'Dinero público',
  },
  investsIn: 'Invierte en: {list}',
  since: 'Con nosotras desde {year}',
  website: 'Sitio de {name}',
  none: 'Ninguna encaja',
  noneHint: 'Nadie de este tipo invierte en esta etapa. Mira una etapa más allá o pídenos una presentación.',
  all: 'Todas las inversoras',
  founder: '¿Empezaste una empresa?',
  founderHint: 'A las fundadoras de la comunidad las presenta alguien que ya estuvo ahí.',
  founderLink: 'Registrarme como fundadora',
  investor: '¿Inviertes?',
  investorHint: 'Cuéntanos qué buscas. Presentamos a pocas fundadoras, y solo a las que encajan.',
  investorLink: 'Hablemos',
};
