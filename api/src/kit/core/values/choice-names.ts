import type { Locale } from '@enlace/shared-contract/text';

/** Names of choices in English, Spanish and Portuguese. A choice without an entry is written as it is stored. */
const names: Readonly<Record<string, readonly [en: string, es: string, pt: string]>> = {
  active: ['Active', 'Activo', 'Ativo'],
  planned: ['Planned', 'Previsto', 'Planejado'],
  paused: ['Paused', 'En pausa', 'Em pausa'],
  beginner: ['Beginner', 'Inicial', 'Iniciante'],
  manual: ['By the learner', 'Por la alumna', 'Pela aluna'],
  viewed: ['When it was open long enough', 'Al estar abierta lo suficiente', 'Ao ficar aberta o suficiente'],
  watched: ['When the video was watched', 'Al ver el video', 'Ao assistir ao vídeo'],
  passed: ['When the quiz is passed', 'Al aprobar el cuestionario', 'Ao passar no questionário'],
  submitted: ['When the task is handed in', 'Al entregar la tarea', 'Ao entregar a tarefa'],
  accepted: ['When its task is accepted', 'Al aceptar la tarea', 'Ao aceitar a tarefa'],
  link: ['Link', 'Enlace', 'Link'],
  quiz: ['Quiz', 'Cuestionario', 'Questionário'],
  task: ['Task', 'Tarea', 'Tarefa'],
  pdf: ['PDF', 'PDF', 'PDF'],
  with_course: ['With the course', 'Con el curso', 'Com o curso'],
  date: ['On a date', 'En una fecha', 'Em uma data'],
  days: ['Days after the enrolment', 'Días después de la inscripción', 'Dias depois da inscrição'],
  lesson: ['After another lesson', 'Después de otra lección', 'Depois de outra aula'],
  free: ['In any order', 'En cualquier orden', 'Em qualquer ordem'],
  sequential: ['One after the other', 'Una tras otra', 'Uma após a outra'],
  by_module: ['One module after the other', 'Un módulo tras otro', 'Um módulo após o outro'],
  intermediate: ['Intermediate', 'Intermedio', 'Intermediário'],
  advanced: ['Advanced', 'Avanzado', 'Avançado'],
  en: ['English', 'Inglés', 'Inglês'],
  es: ['Spanish', 'Español', 'Espanhol'],
  pt: ['Portuguese', 'Portugués', 'Português'],
  video: ['Video', 'Video', 'Vídeo'],
  text: ['Text', 'Texto', 'Texto'],
  exercise: ['Exercise', 'Ejercicio', 'Exercício'],
  published: ['Published', 'Publicada', 'Publicada'],
  draft: ['Draft', 'Borrador', 'Rascunho'],
  fund: ['Fund', 'Fondo', 'Fundo'],
  angel: ['Angel', 'Ángel', 'Anjo'],
  foundation: ['Foundation', 'Fundación', 'Fundação'],
  corporate: ['Company', 'Empresa', 'Corporativo'],
  public: ['Public body', 'Organismo público', 'Órgão público'],
  idea: ['Idea', 'Idea', 'Ideia'],
  pre_seed: ['Pre-seed', 'Presemilla', 'Pré-semente'],
  seed: ['Seed', 'Semilla', 'Semente'],
  growth: ['Growth', 'Crecimiento', 'Crescimento'],
  on_site: ['On site', 'Presencial', 'Presencial'],
  hybrid: ['Hybrid', 'Híbrido', 'Híbrido'],
  remote: ['Remote', 'Remoto', 'Remoto'],
  hour: ['Hour', 'Hora', 'Hora'],
  month: ['Month', 'Mes', 'Mês'],
  year: ['Year', 'Año', 'Ano'],
  learning: ['Learning', 'Aprendizaje', 'Aprendizado'],
  tools: ['Tools', 'Herramientas', 'Ferramentas'],
  career: ['Career', 'Carrera', 'Carreira'],
  wellbeing: ['Wellbeing', 'Bienestar', 'Bem-estar'],
  travel: ['Travel', 'Viajes', 'Viagens'],
  article: ['Article', 'Artículo', 'Artigo'],
  interview: ['Interview', 'Entrevista', 'Entrevista'],
  podcast: ['Podcast', 'Pódcast', 'Podcast'],
  radio: ['Radio', 'Radio', 'Rádio'],
  none: ['Not shown', 'No se muestra', 'Não aparece'],
  menu: ['Menu', 'Menú', 'Menu'],
  community: ['Footer: community', 'Pie: comunidad', 'Rodapé: comunidade'],
  take_part: ['Footer: take part', 'Pie: participa', 'Rodapé: participe'],
  organisation: ['Footer: organisation', 'Pie: organización', 'Rodapé: organização'],
  legal: ['Footer: legal', 'Pie: legal', 'Rodapé: legal'],
  contact_us: ['Message', 'Mensaje', 'Mensagem'],
  company_registration: ['Company registration', 'Registro de empresa', 'Cadastro de empresa'],
  company_perk: ['Company perks', 'Beneficios de empresa', 'Benefícios de empresa'],
  sponsor_contact: ['Sponsor', 'Patrocinio', 'Patrocínio'],
  sponsor_recruiter_account: ['Account request', 'Solicitud de cuenta', 'Pedido de conta'],
  press_interview: ['Interview', 'Entrevista', 'Entrevista'],
  press_invitation: ['Invitation', 'Invitación', 'Convite'],
  investor_contact: ['Investor', 'Inversión', 'Investimento'],
  chapter_start: ['New chapter', 'Capítulo nuevo', 'Capítulo novo'],
  talk_proposal: ['Talk', 'Charla', 'Palestra'],
  hosting_offer: ['Place for events', 'Sede para eventos', 'Espaço para eventos'],
  volunteering: ['Volunteer', 'Voluntariado', 'Voluntariado'],
  incident_report: ['Incident', 'Incidente', 'Incidente'],
};

const places: Readonly<Record<Locale, 0 | 1 | 2>> = { en: 0, es: 1, pt: 2 };

/** The choice that a text names: its stored value or its name in a language, in any case; undefined without one. */
export function choiceOf(values: readonly string[], text: string): string | undefined {
  const wantedName = foldName(text);
  return (
    values.find((value) => foldName(value) === wantedName) ??
    values.find((value) => names[value]?.some((name) => foldName(name) === wantedName))
  );
}

/** The name of a choice in a language. */
export function choiceName(value: string, locale: Locale): string {
  return names[value]?.[places[locale]] ?? value;
}

/** `11 – 50` becomes `11-50`, `Híbrido ` becomes `hibrido`, `pre_seed` becomes `pre seed`. */
export function foldName(text: string): string {
  const plainText = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const parts = plainText
    .split(/[-\u2010-\u2015\u2212]/u)
    .map((part) => part.split(/[\s_]/u).filter(Boolean).join(' '));
  return parts.join('-');
}
