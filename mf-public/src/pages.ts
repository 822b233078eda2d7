import { definePages } from '@enlace/shared-contract';

export const pages = definePages([
  {
    name: 'home',
    path: '/',
    layout: 'public',
    title: { en: 'Home', es: 'Inicio', pt: 'Início' },
  },
  {
    name: 'events-list',
    path: '/events',
    layout: 'public',
    title: { en: 'Events', es: 'Eventos', pt: 'Eventos' },
    description: {
      en: 'Workshops, coffee chats and career panels by and for Latina women in tech, in your city and online.',
      es: 'Talleres, cafés y paneles de carrera de y para mujeres latinas en tecnología, en tu ciudad y en línea.',
      pt: 'Oficinas, cafés e painéis de carreira de e para mulheres latinas em tecnologia, na sua cidade e online.',
    },
    nav: { label: { en: 'Events', es: 'Eventos', pt: 'Eventos' }, order: 10, place: 'main' },
  },
  {
    name: 'event',
    path: '/events/:slug',
    layout: 'public',
    title: { en: 'Event', es: 'Evento', pt: 'Evento' },
    record: 'events',
  },
  {
    name: 'chapters-list',
    path: '/chapters',
    layout: 'public',
    title: { en: 'Chapters', es: 'Capítulos', pt: 'Capítulos' },
    description: {
      en: 'Find the chapter in your city: Latina women in tech who meet, learn and open doors for each other.',
      es: 'Encuentra el capítulo de tu ciudad: mujeres latinas en tecnología que se reúnen, aprenden y se abren puertas.',
      pt: 'Encontre o capítulo da sua cidade: mulheres latinas em tecnologia que se reúnem, aprendem e abrem portas.',
    },
    nav: { label: { en: 'Chapters', es: 'Capítulos', pt: 'Capítulos' }, order: 20, place: 'main' },
  },
  {
    name: 'chapter',
    path: '/chapters/:slug',
    layout: 'public',
    title: { en: 'Chapter', es: 'Capítulo', pt: 'Capítulo' },
    record: 'chapters',
  },
  {
    name: 'about',
    path: '/about',
    layout: 'public',
    title: { en: 'About us', es: 'Quiénes somos', pt: 'Quem somos' },
    description: {
      en: 'How a few women at one kitchen table became a community, what we believe in and how it all works.',
      es: 'Cómo unas cuantas mujeres alrededor de una mesa se volvieron una comunidad, en qué creemos y cómo funciona.',
      pt: 'Como algumas mulheres em volta de uma mesa viraram uma comunidade, no que acreditamos e como funciona.',
    },
    nav: { label: { en: 'About', es: 'Nosotras', pt: 'Sobre nós' }, order: 30, place: 'main' },
  },
  {
    name: 'privacy',
    path: '/about/privacy',
    layout: 'public',
    title: { en: 'Privacy policy', es: 'Política de privacidad', pt: 'Política de privacidade' },
    description: {
      en: 'What we keep about you, why, for how long, and every cookie and local storage entry by name.',
      es: 'Qué guardamos sobre ti, para qué y por cuánto tiempo, y cada cookie y dato local por su nombre.',
      pt: 'O que guardamos sobre você, para quê e por quanto tempo, e cada cookie e dado local pelo nome.',
    },
    nav: {
      label: { en: 'Privacy policy', es: 'Política de privacidad', pt: 'Política de privacidade' },
      order: 90,
      place: 'footer',
    },
  },
]);

/** Slice paths this remote injects. */
export const slices = ['public/stats', 'public/events', 'public/chapters'];
