import { inMenu, type PageDeclaration } from '@enlace/shared-contract';

export const eventsPages: readonly PageDeclaration[] = [
  {
    name: 'events-list',
    path: '/events',
    layout: 'public',
    search: ['when', 'search', 'place', 'topic', 'language', 'chapter', 'month', 'sort', 'page'],
    title: { en: 'Events', es: 'Eventos', pt: 'Eventos' },
    description: {
      en: 'Workshops, coffee chats and career panels by and for Latina women in tech, in your city and online.',
      es: 'Talleres, cafés y paneles de carrera de y para mujeres latinas en tecnología, en tu ciudad y en línea.',
      pt: 'Oficinas, cafés e painéis de carreira de e para mulheres latinas em tecnologia, na sua cidade e online.',
    },
    nav: { label: { en: 'Events', es: 'Eventos', pt: 'Eventos' }, ...inMenu('community', 10) },
  },
  {
    name: 'event',
    path: '/events/:slug',
    layout: 'public',
    title: { en: 'Event', es: 'Evento', pt: 'Evento' },
    record: 'events',
  },
];
