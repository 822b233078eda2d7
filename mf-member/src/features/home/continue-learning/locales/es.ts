import type { texts as en } from './en';

export const texts: typeof en = {
  title: 'Sigue aprendiendo',
  at: '{lesson}, desde {time}',
  progress: '{percent}\u00a0% de {course}',
  all: 'Todos mis cursos',
  matters: {
    title: 'Para ti en tus cursos',
    released: 'Se abrió el {date}',
    task: 'Una tarea por entregar',
    quiz: 'Un cuestionario por aprobar',
    coming: 'Se abre el {date}',
  },
  completeness: {
    title: 'Tu perfil',
    percent: '{percent} completo',
    done: 'Todo está completo. Otras personas pueden encontrarte y saber qué haces.',
    look: 'Ver mi perfil',
    missing: 'Todavía falta: {fields}.',
  },
  events: {
    title: 'Lo próximo en {chapter}',
    all: 'Todos los eventos de {chapter}',
    none: 'Todavía no hay nada previsto. Tu capítulo anunciará aquí la próxima fecha.',
    loading: 'Cargando los eventos de tu capítulo',
    noChapter: 'Todavía no perteneces a ningún capítulo',
    noChapterHint: 'Encuentra el más cercano y conoce a sus integrantes en el próximo evento.',
    findChapter: 'Encontrar un capítulo',
    online: 'En línea',
    cancelled: 'Cancelado',
    postponed: 'Aplazado',
    moved_online: 'Ahora en línea',
  },
  companies: {
    title: 'Empresas para las que reclutas',
    all: 'Todas las empresas',
    none: 'Todavía no reclutas para ninguna empresa.',
    ask: 'Escríbenos para que te añadamos',
    jobs_one: '{number} empleo abierto',
    jobs_other: '{number} empleos abiertos',
  },
  perks: { title: 'Beneficios para ti', all: 'Todos los beneficios', until: 'hasta el {date}' },
  doors: {
    title: 'En la puerta',
    open: 'Control de acceso: {event}',
    roles: { steward: 'Escaneo de entradas', supervisor: 'Supervisión' },
  },
};
