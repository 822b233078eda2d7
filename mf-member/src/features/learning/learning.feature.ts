import { defineFeature } from '@enlace/shared-data';

export const learningFeature = defineFeature({
  id: 'learning',
  slices: [],
  pages: [
    {
      name: 'courses',
      path: '/my/courses',
      layout: 'dashboard',
      protected: true,
      title: { en: 'My courses', es: 'Mis cursos', pt: 'Meus cursos' },
      nav: {
        label: { en: 'My courses', es: 'Mis cursos', pt: 'Meus cursos' },
        order: 10,
        place: 'account',
        icon: 'book',
      },
      screen: () => import(/* webpackChunkName: "screen-courses" */ './my-courses.screen'),
    },
    {
      name: 'lesson',
      path: '/my/courses/:slug/:lesson',
      layout: 'dashboard',
      protected: true,
      title: { en: 'Lesson', es: 'Lección', pt: 'Aula' },
      screen: () => import(/* webpackChunkName: "screen-lesson" */ './lesson.screen'),
    },
  ],
});
