import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Cursos',
  add: 'Añadir curso',
  search: 'Buscar cursos por título',
  count_one: '{count} curso',
  count_other: '{count} cursos',
  none: { title: 'Todavía no hay cursos', hint: 'Un curso es un camino de lecciones. Añade el primero.' },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { words: 'Textos', main: 'Lo básico', way: 'Su lugar entre los cursos', picture: 'Imagen' },
  fields: {
    title: 'Título',
    level: 'Nivel',
    area: 'Área',
    lessons_count: 'Lecciones',
    published_at: 'Fecha de publicación',
    summary: 'Resumen',
    description: 'Descripción',
    area_id: 'Área',
    language: 'Idioma',
    hours: 'Horas',
    lesson_order: 'Orden de las lecciones',
    instructors: 'Instructoras',
    courses_to_complete: 'Cursos por completar antes',
    cover: 'Imagen',
    updated_at: 'Cambio',
  },
  panels: {
    outline: 'Esquema',
    learners: 'Quienes aprenden',
    tasks: 'Tareas',
    stops: 'Dónde se detienen',
    playlist: 'Lista',
  },
  hints: {
    published_at: 'Sin ella, el curso es un borrador.',
    courses_to_complete: 'Quien toma este curso ha completado estos.',
  },
  options: {
    level: { beginner: 'Inicial', intermediate: 'Intermedio', advanced: 'Avanzado' },
    lesson_order: { free: 'En cualquier orden', sequential: 'Una tras otra', by_module: 'Un módulo tras otro' },
    language: { en: 'Inglés', es: 'Español', pt: 'Portugués' },
  },
  children: {
    lessons: {
      one: 'Lección',
      fields: {
        title: 'Título',
        kind: 'Tipo',
        status: 'Estado',
        position: 'Lugar en el curso',
        minutes: 'Minutos',
        video_url: 'Dirección del video',
        summary: 'Resumen',
        body: 'Texto',
      },
      options: {
        kind: {
          video: 'Video',
          text: 'Texto',
          exercise: 'Ejercicio',
          link: 'Enlace',
          quiz: 'Cuestionario',
          task: 'Tarea',
          pdf: 'PDF',
        },
        status: { published: 'Publicada', draft: 'Borrador' },
      },
    },
  },
};
