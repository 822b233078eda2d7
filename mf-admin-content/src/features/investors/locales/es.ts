import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Inversionistas',
  add: 'Añadir inversionista',
  search: 'Buscar inversionistas por nombre',
  count_one: '{count} inversionista',
  count_other: '{count} inversionistas',
  none: {
    title: 'Todavía no hay inversionistas',
    hint: 'Quienes invierten en las empresas de nuestras fundadoras. Añade la primera.',
  },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { main: 'Lo básico', words: 'Textos', place: 'Dónde', picture: 'Imagen' },
  fields: {
    name: 'Nombre',
    kind: 'Tipo',
    country: 'País',
    since: 'Con nosotras desde',
    updated_at: 'Cambio',
    country_code: 'País',
    stages: 'Etapas',
    summary: 'Resumen',
    description: 'Descripción',
    city: 'Ciudad',
    website: 'Sitio web',
    logo: 'Logotipo',
  },
  hints: { stages: 'Qué tan avanzada está una empresa cuando invierten.' },
  options: {
    kind: {
      fund: 'Fondo',
      angel: 'Ángel',
      foundation: 'Fundación',
      corporate: 'Corporativo',
      public: 'Organismo público',
    },
    stages: { idea: 'Idea', pre_seed: 'Presemilla', seed: 'Semilla', growth: 'Crecimiento' },
  },
};
