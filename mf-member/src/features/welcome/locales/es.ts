import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  welcome: 'Te damos la bienvenida, {name}',
  progress: 'Paso {step} de {count}',
  stepsLabel: 'Pasos',
  next: 'Guardar y seguir',
  skip: 'Saltar este paso',
  skipAll: 'Más tarde: ir a mi página',
  back: 'Atrás',
  done: 'Listo: ir a mi página',
  later: 'Puedes cambiarlo todo en tu perfil cuando quieras. Nada es público hasta que tú lo digas.',
  steps: {
    chapter: {
      name: 'Capítulo',
      title: '¿Dónde nos encontramos?',
      lead: 'Elige el capítulo más cercano. Sus próximos eventos aparecerán en tu página.',
    },
    work: {
      name: 'Trabajo',
      title: '¿A qué te dedicas?',
      lead: 'Así te encuentran mentoras, integrantes y cursos.',
    },
    skills: {
      name: 'Habilidades',
      title: '¿En qué eres buena?',
      lead: 'Con unas pocas basta. Añade aquello sobre lo que te gusta que te pregunten.',
    },
    picture: {
      name: 'Foto',
      title: 'Muestra tu cara',
      lead: 'Así te reconocen en el próximo evento. También vale un dibujo o un gato.',
    },
  },
};
