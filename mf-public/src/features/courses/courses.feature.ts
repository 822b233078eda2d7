import { inMenu } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

export const coursesFeature = defineFeature({
  id: 'courses',
  pages: [
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
      screen: () => import(/* webpackChunkName: "screen-courses-list" */ './courses.screen'),
    },
    {
      name: 'course',
      path: '/courses/:slug',
      layout: 'public',
      title: { en: 'Course', es: 'Curso', pt: 'Curso' },
      record: 'courses',
      screen: () => import(/* webpackChunkName: "screen-course" */ './course.screen'),
    },
    {
      name: 'certificate',
      path: '/certificates/:code',
      layout: 'public',
      title: { en: 'Certificate', es: 'Certificado', pt: 'Certificado' },
      noindex: true,
      search: [],
      screen: () => import(/* webpackChunkName: "screen-certificate" */ './certificate/certificate.screen'),
    },
  ],
});
