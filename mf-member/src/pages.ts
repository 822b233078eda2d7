import { definePages } from '@enlace/shared-contract/platform';

const forMembers = { layout: 'dashboard', protected: true } as const;

export const pages = definePages([
  {
    ...forMembers,
    name: 'home',
    path: '/my',
    title: { en: 'My page', es: 'Mi página', pt: 'Minha página' },
    nav: {
      label: { en: 'My page', es: 'Mi página', pt: 'Minha página' },
      order: 10,
      place: 'account',
      also: ['main'],
      icon: 'home',
    },
  },
  {
    ...forMembers,
    name: 'tickets',
    path: '/my/tickets',
    title: { en: 'My tickets', es: 'Mis entradas', pt: 'Meus ingressos' },
    nav: {
      label: { en: 'My tickets', es: 'Mis entradas', pt: 'Meus ingressos' },
      order: 10,
      place: 'account',
      icon: 'ticket',
    },
  },
  {
    ...forMembers,
    name: 'courses',
    path: '/my/courses',
    title: { en: 'My courses', es: 'Mis cursos', pt: 'Meus cursos' },
    nav: {
      label: { en: 'My courses', es: 'Mis cursos', pt: 'Meus cursos' },
      order: 10,
      place: 'account',
      icon: 'book',
    },
  },
  {
    ...forMembers,
    name: 'lesson',
    path: '/my/courses/:slug/:lesson',
    title: { en: 'Lesson', es: 'Lección', pt: 'Aula' },
  },
  {
    ...forMembers,
    name: 'applications',
    path: '/my/applications',
    title: { en: 'My applications', es: 'Mis postulaciones', pt: 'Minhas candidaturas' },
    nav: {
      label: { en: 'My applications', es: 'Mis postulaciones', pt: 'Minhas candidaturas' },
      order: 10,
      place: 'account',
      icon: 'briefcase',
    },
  },
  {
    ...forMembers,
    name: 'application',
    path: '/my/applications/:id',
    title: { en: 'Application', es: 'Postulación', pt: 'Candidatura' },
  },
  {
    ...forMembers,
    name: 'apply',
    path: '/jobs/:slug/apply',
    title: { en: 'Apply for a job', es: 'Postular a un empleo', pt: 'Candidatar-se a uma vaga' },
  },
  {
    ...forMembers,
    name: 'notifications',
    path: '/my/notifications',
    title: { en: 'Notifications', es: 'Notificaciones', pt: 'Notificações' },
  },
  {
    ...forMembers,
    name: 'notification-settings',
    path: '/my/notifications/settings',
    title: { en: 'What you get', es: 'Qué recibes', pt: 'O que você recebe' },
  },
  {
    ...forMembers,
    name: 'membership',
    path: '/my/membership',
    title: { en: 'Membership', es: 'Membresía', pt: 'Assinatura' },
    nav: {
      label: { en: 'Membership', es: 'Membresía', pt: 'Assinatura' },
      order: 10,
      place: 'account',
      icon: 'star',
    },
  },
  {
    ...forMembers,
    name: 'my-donations',
    path: '/my/donations',
    title: { en: 'My donations', es: 'Mis donaciones', pt: 'Minhas doações' },
    nav: {
      label: { en: 'Donations', es: 'Donaciones', pt: 'Doações' },
      order: 10,
      place: 'account',
      icon: 'heart',
    },
  },
  {
    ...forMembers,
    name: 'profile',
    path: '/my/profile',
    title: { en: 'My profile', es: 'Mi perfil', pt: 'Meu perfil' },
    nav: { label: { en: 'Profile', es: 'Perfil', pt: 'Perfil' }, order: 11, place: 'account', icon: 'user' },
  },
  {
    ...forMembers,
    name: 'privacy',
    path: '/my/privacy',
    title: { en: 'Who sees what', es: 'Quién ve qué', pt: 'Quem vê o quê' },
    nav: {
      label: { en: 'Privacy', es: 'Privacidad', pt: 'Privacidade' },
      order: 12,
      place: 'account',
      icon: 'eye',
    },
  },
  {
    ...forMembers,
    name: 'talent-pool',
    path: '/my/talent-pool',
    title: { en: 'Talent pool', es: 'Bolsa de talento', pt: 'Banco de talentos' },
    nav: {
      label: { en: 'Talent pool', es: 'Bolsa de talento', pt: 'Banco de talentos' },
      order: 12,
      place: 'account',
      icon: 'users',
    },
  },
  {
    ...forMembers,
    name: 'account',
    path: '/my/account',
    title: { en: 'Account', es: 'Cuenta', pt: 'Conta' },
    nav: { label: { en: 'Account', es: 'Cuenta', pt: 'Conta' }, order: 13, place: 'account', icon: 'key' },
  },
  {
    ...forMembers,
    name: 'factors',
    path: '/my/account/second-factor',
    title: { en: 'Second factor', es: 'Segundo factor', pt: 'Segundo fator' },
  },
  {
    ...forMembers,
    name: 'welcome',
    path: '/my/welcome',
    title: { en: 'Welcome', es: 'Te damos la bienvenida', pt: 'Boas-vindas' },
  },
]);

/** Slice paths of this remote. */
export const slices = ['member/me'];
