import { companyRegistrationPath, sentParameter } from '@enlace/shared-contract/forms';
import { inFooter, type PageEntry } from '@enlace/shared-contract/platform';
import { defineFeature, type ScreenModule } from '@enlace/shared-data';

type ShortForm = 'contact-account' | 'contact-investor' | 'company-perks' | 'press-interview' | 'press-invitation';
type TakePartForm = 'start-chapter' | 'propose-talk' | 'host-event' | 'volunteer' | 'report-incident';

const loadShortForm = (page: ShortForm) => async (): Promise<ScreenModule> => ({
  screen: (await import(/* webpackChunkName: "screen-short-forms" */ './screens/short-screens')).screens[page],
});

const loadTakePartForm = (page: TakePartForm) => async (): Promise<ScreenModule> => ({
  screen: (await import(/* webpackChunkName: "screen-take-part" */ './take-part/screens')).screens[page],
});

/** Common properties of a page with a form of the take-part group. @param order place in its group of the footer */
function inTakePart(
  order: number,
  page: Pick<PageEntry, 'path' | 'title' | 'description'>,
): Omit<PageEntry, 'name' | 'screen'> {
  return {
    ...page,
    layout: 'public',
    search: [sentParameter],
    chunk: 'take-part',
    nav: { label: page.title, ...inFooter('take_part', order) },
  };
}

export const formsFeature = defineFeature({
  id: 'forms',
  pages: [
    {
      name: 'contact',
      path: '/contact',
      layout: 'public',
      search: ['topic_id', 'chapter_id', sentParameter],
      title: { en: 'Contact', es: 'Contacto', pt: 'Contato' },
      description: {
        en: 'Write to the community or to one of its chapters. A person reads it and answers.',
        es: 'Escribe a la comunidad o a uno de sus capítulos. Lo lee y lo responde una persona.',
        pt: 'Escreva para a comunidade ou para um dos capítulos. Uma pessoa lê e responde.',
      },
      nav: { label: { en: 'Contact', es: 'Contacto', pt: 'Contato' }, ...inFooter('organisation', 40) },
      screen: () => import(/* webpackChunkName: "screen-contact" */ './screens/contact.screen'),
    },
    {
      name: 'contact-account',
      path: '/contact/account',
      layout: 'public',
      search: [sentParameter],
      chunk: 'short-forms',
      title: {
        en: 'An account for sponsors and recruiters',
        es: 'Cuenta para patrocinadores y reclutadoras',
        pt: 'Conta para patrocinadores e recrutadoras',
      },
      description: {
        en: 'Ask for a sponsor or recruiter account, or have an old one moved to you.',
        es: 'Pide una cuenta de patrocinio o de reclutamiento, o que una anterior pase a ti.',
        pt: 'Peça uma conta de patrocínio ou recrutamento, ou que uma antiga passe para você.',
      },
      screen: loadShortForm('contact-account'),
    },
    {
      name: 'contact-sponsor',
      path: '/contact/sponsor',
      layout: 'public',
      search: [sentParameter],
      title: { en: 'Become a sponsor', es: 'Sé patrocinador', pt: 'Seja patrocinador' },
      description: {
        en: 'Pay for rooms, scholarships and childcare at events, and meet the women who build technology.',
        es: 'Apoya salas, becas y cuidado infantil en los eventos, y conoce a las mujeres que hacen tecnología.',
        pt: 'Apoie salas, bolsas e espaço infantil nos eventos, e conheça as mulheres que fazem tecnologia.',
      },
      nav: { label: { en: 'Sponsor us', es: 'Patrocínanos', pt: 'Patrocine' }, ...inFooter('take_part', 60) },
      screen: () => import(/* webpackChunkName: "screen-contact-sponsor" */ './screens/sponsor.screen'),
    },
    {
      name: 'contact-investor',
      path: '/contact/investor',
      layout: 'public',
      search: [sentParameter],
      chunk: 'short-forms',
      title: {
        en: 'Invest in our founders',
        es: 'Invierte en nuestras fundadoras',
        pt: 'Invista nas nossas fundadoras',
      },
      description: {
        en: 'Tell us what you look for; we bring you together with members who found companies.',
        es: 'Cuéntanos qué buscas y te presentamos a las integrantes que fundan empresas.',
        pt: 'Conte o que você procura e apresentamos você às integrantes que fundam empresas.',
      },
      screen: loadShortForm('contact-investor'),
    },
    {
      name: 'company-registration',
      path: companyRegistrationPath,
      layout: 'public',
      search: ['token', sentParameter],
      title: { en: 'List your company', es: 'Registra tu empresa', pt: 'Cadastre sua empresa' },
      description: {
        en: 'Give your company a page in the directory that Latinas in tech read before they apply.',
        es: 'Dale a tu empresa una página en el directorio que las latinas en tecnología leen antes de postularse.',
        pt: 'Dê à sua empresa uma página no diretório que latinas em tecnologia leem antes de se candidatar.',
      },
      screen: () => import(/* webpackChunkName: "screen-company-registration" */ './company/company.screen'),
    },
    {
      name: 'company-perks',
      path: '/companies/perks',
      layout: 'public',
      search: [sentParameter],
      chunk: 'short-forms',
      title: { en: 'What your company offers', es: 'Lo que ofrece tu empresa', pt: 'O que sua empresa oferece' },
      description: {
        en: 'Remote work, maternity leave, employee groups: six answers by which people filter the directory.',
        es: 'Trabajo remoto, licencia de maternidad, grupos internos: seis respuestas para filtrar el directorio.',
        pt: 'Trabalho remoto, licença-maternidade, grupos internos: seis respostas para filtrar o diretório.',
      },
      screen: loadShortForm('company-perks'),
    },
    {
      name: 'press-interview',
      path: '/press/interview',
      layout: 'public',
      search: [sentParameter],
      chunk: 'short-forms',
      title: { en: 'Ask for an interview', es: 'Pide una entrevista', pt: 'Peça uma entrevista' },
      description: {
        en: 'We find the right voice for your piece, in Spanish, Portuguese or English.',
        es: 'Encontramos la voz indicada para tu nota, en español, portugués o inglés.',
        pt: 'Encontramos a voz certa para a sua matéria, em espanhol, português ou inglês.',
      },
      screen: loadShortForm('press-interview'),
    },
    {
      name: 'press-invitation',
      path: '/press/invitation',
      layout: 'public',
      search: [sentParameter],
      chunk: 'short-forms',
      title: { en: 'Invite us', es: 'Invítanos', pt: 'Convide a gente' },
      description: {
        en: 'Invite a member to speak, to moderate or to take part.',
        es: 'Invita a una integrante a hablar, a moderar o a participar.',
        pt: 'Convide uma integrante para falar, mediar ou participar.',
      },
      screen: loadShortForm('press-invitation'),
    },
    {
      name: 'start-chapter',
      ...inTakePart(20, {
        path: '/take-part/chapter',
        title: { en: 'Start a chapter', es: 'Abre un capítulo', pt: 'Abra um capítulo' },
        description: {
          en: 'Three women, one evening a month. Tell us where, and a leader of another chapter calls you.',
          es: 'Tres mujeres, una noche al mes. Cuéntanos dónde y te llama una líder de otro capítulo.',
          pt: 'Três mulheres, uma noite por mês. Conte onde, e uma líder de outro capítulo liga para você.',
        },
      }),
      screen: loadTakePartForm('start-chapter'),
    },
    {
      name: 'propose-talk',
      ...inTakePart(30, {
        path: '/take-part/talk',
        title: { en: 'Propose a talk', es: 'Propón una charla', pt: 'Proponha uma palestra' },
        description: {
          en: 'A talk, a workshop, a panel: half an idea is enough.',
          es: 'Una charla, un taller, un panel: media idea basta.',
          pt: 'Uma palestra, uma oficina, um painel: meia ideia basta.',
        },
      }),
      screen: loadTakePartForm('propose-talk'),
    },
    {
      name: 'host-event',
      ...inTakePart(40, {
        path: '/take-part/host',
        title: { en: 'Host an event', es: 'Presta una sala', pt: 'Empreste uma sala' },
        description: {
          en: 'An office after six, a library, a classroom: lend a chapter a room.',
          es: 'Una oficina después de las seis, una biblioteca, un salón: presta una sala a un capítulo.',
          pt: 'Um escritório depois das seis, uma biblioteca, uma sala de aula: empreste uma sala a um capítulo.',
        },
      }),
      screen: loadTakePartForm('host-event'),
    },
    {
      name: 'volunteer',
      ...inTakePart(50, {
        path: '/take-part/volunteer',
        title: { en: 'Volunteer', es: 'Haz voluntariado', pt: 'Seja voluntária' },
        description: {
          en: 'An hour a month is a good beginning. Say what you like to do.',
          es: 'Una hora al mes es un buen comienzo. Cuéntanos qué te gusta hacer.',
          pt: 'Uma hora por mês é um bom começo. Diga o que você gosta de fazer.',
        },
      }),
      screen: loadTakePartForm('volunteer'),
    },
    {
      name: 'report-incident',
      ...inTakePart(70, {
        path: '/report',
        title: { en: 'Report an incident', es: 'Reporta un incidente', pt: 'Relate um incidente' },
        description: {
          en: 'With or without your name. Two people who were not there read it.',
          es: 'Con o sin tu nombre. Lo leen dos personas que no estuvieron.',
          pt: 'Com ou sem o seu nome. Duas pessoas que não estavam lá leem.',
        },
      }),
      screen: loadTakePartForm('report-incident'),
    },
  ],
});
