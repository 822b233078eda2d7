import type { FormKind, FormState } from '@enlace/shared-contract/forms';
import type { Locale } from '@enlace/shared-contract/text';

export interface TakePartEntry {
  readonly kind: FormKind;
  readonly locale: Locale;
  readonly daysAgo: number;
  readonly state?: FormState;
  readonly fields: Readonly<Record<string, string | number | boolean>>;
}

const person = (first_name: string, last_name: string, email: string) => ({ first_name, last_name, email });

export const takePartEntries: readonly TakePartEntry[] = [
  {
    kind: 'chapter_start',
    locale: 'es',
    daysAgo: 3,
    fields: {
      ...person('Yamile', 'Cusi Mamani', 'yamile.cusi@example.org'),
      city: 'Cochabamba',
      country_code: 'BO',
      companions: 'Rosmery Vargas y Noelia Choque. Trabajamos en tres empresas distintas.',
      message:
        'Nos juntamos desde marzo en mi cocina y ya no cabemos. La biblioteca municipal nos presta una sala los jueves.',
    },
  },
  {
    kind: 'chapter_start',
    locale: 'pt',
    daysAgo: 41,
    state: 'in_progress',
    fields: {
      ...person('Iracema', 'do Nascimento', 'iracema.nascimento@example.org'),
      city: 'Belém',
      country_code: 'BR',
      companions: 'Duas colegas da universidade e uma professora aposentada.',
      message:
        'Queremos encontros aos sábados de manhã, com espaço para as crianças. Falta só quem nos explique o começo.',
    },
  },
  {
    kind: 'talk_proposal',
    locale: 'en',
    daysAgo: 6,
    fields: {
      ...person('Marisol', 'Tapia', 'marisol.tapia@example.org'),
      topic: 'What our queue taught us about patience',
      talk_format: 'talk',
      language: 'English or Spanish',
      website: 'https://talks.example.org/marisol',
      message:
        'Twenty minutes on three outages of a payment queue: what we saw, what we believed, and what it really was.',
    },
  },
  {
    kind: 'talk_proposal',
    locale: 'es',
    daysAgo: 19,
    state: 'waiting',
    fields: {
      ...person('Fernanda', 'Aguirre Soto', 'fernanda.aguirre@example.org'),
      topic: 'Tu primera auditoría de accesibilidad',
      talk_format: 'workshop',
      language: 'Español',
      message:
        'Un taller de dos horas: traemos un sitio real, lo recorremos con el teclado y anotamos juntas lo que falla.',
    },
  },
  {
    kind: 'hosting_offer',
    locale: 'es',
    daysAgo: 9,
    fields: {
      ...person('Claudia', 'Restrepo', 'claudia.restrepo@example.org'),
      company_name: 'Telar Digital',
      city: 'Medellín',
      seats: 60,
      has_step_free_access: true,
      message: 'La sala tiene proyector y cocina. Podemos los martes y los miércoles después de las seis.',
    },
  },
  {
    kind: 'hosting_offer',
    locale: 'en',
    daysAgo: 77,
    state: 'done',
    fields: {
      ...person('Ana Lucía', 'Benítez', 'analucia.benitez@example.org'),
      company_name: 'Riverside Library',
      city: 'San Antonio',
      seats: 35,
      has_step_free_access: true,
      message: 'The reading room is free every first Friday. Soup is allowed, red wine is not.',
    },
  },
  {
    kind: 'volunteering',
    locale: 'pt',
    daysAgo: 2,
    fields: {
      ...person('Tainá', 'Ferraz', 'taina.ferraz@example.org'),
      volunteer_hours: 'four',
      message: 'Traduzo do espanhol e gosto de receber as pessoas na porta. Posso às quintas à noite.',
    },
  },
  {
    kind: 'volunteering',
    locale: 'es',
    daysAgo: 28,
    state: 'done',
    fields: {
      ...person('Ximena', 'Olivares', 'ximena.olivares@example.org'),
      volunteer_hours: 'one',
      message: 'Reviso currículums de quienes buscan su primer empleo. Una hora al mes, por videollamada.',
    },
  },
  {
    kind: 'incident_report',
    locale: 'es',
    daysAgo: 4,
    fields: {
      report_identity: 'anonymous',
      incident_place: 'Encuentro del capítulo, en el descanso',
      people_involved: 'Un invitado de una empresa patrocinadora',
      message: 'Siguió preguntando por mi número después de que le dije que no, dos veces. Al final me fui antes.',
      wish: 'Que alguien hable con la empresa antes del próximo encuentro.',
    },
  },
  {
    kind: 'incident_report',
    locale: 'en',
    daysAgo: 33,
    state: 'in_progress',
    fields: {
      report_identity: 'named',
      first_name: 'Jazmín',
      email: 'jazmin.report@example.org',
      incident_place: 'The chat of an online workshop',
      message:
        'A participant made jokes about accents in the chat. The host asked him to stop, and he wrote to me in private.',
    },
  },
  {
    kind: 'incident_report',
    locale: 'pt',
    daysAgo: 12,
    fields: {
      report_identity: 'named',
      first_name: 'Assunção',
      email: 'assuncao.relato@example.org',
      incident_place: 'Mentoria por vídeo, segunda sessão',
      people_involved: 'O mentor que me foi indicado em outubro',
      message:
        'Ele pediu para continuarmos a conversa fora da plataforma e comentou a minha aparência. Encerrei a chamada.',
      wish: 'Outra pessoa como mentora, e que ele não receba novas participantes.',
    },
  },
  {
    kind: 'incident_report',
    locale: 'en',
    daysAgo: 71,
    state: 'done',
    fields: {
      report_identity: 'anonymous',
      incident_place: 'Hackathon, second evening',
      message: 'Somebody filmed our table without asking and laughed when we asked for the video to be deleted.',
      wish: 'A rule about photographs that is read out at the beginning.',
    },
  },
];
