import { inMenu, type PageDeclaration } from '@enlace/shared-contract/platform';

export const coursesPages: readonly PageDeclaration[] = [
  {
    name: 'courses-list',
    path: '/courses',
    layout: 'public',
    search: ['search', 'level', 'area', 'sort', 'page'],
    title: { en: 'Courses', es: 'Cursos', pt: 'Cursos' },
    description: {
      en: 'Courses made by members for members: short lessons, real projects, three languages, no cost.',
      es: 'Cursos hechos por integrantes para integrantes: lecciones cortas, proyectos reales, tres idiomas, sin costo.',
      pt: 'Cursos feitos por integrantes para integrantes: aulas curtas, projetos reais, três idiomas, sem custo.',
    },
    nav: { label: { en: 'Courses', es: 'Cursos', pt: 'Cursos' }, ...inMenu('community', 40) },
  },
  {
    name: 'course',
    path: '/courses/:slug',
    layout: 'public',
    title: { en: 'Course', es: 'Curso', pt: 'Curso' },
    record: 'courses',
  },
  {
    name: 'certificate',
    path: '/certificates/:code',
    layout: 'public',
    title: { en: 'Certificate', es: 'Certificado', pt: 'Certificado' },
    noindex: true,
    search: [],
  },
];
