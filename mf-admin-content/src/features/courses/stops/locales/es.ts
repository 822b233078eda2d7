import type { texts as en } from './en';

export const texts: typeof en = {
  learners: 'Personas',
  completed: 'Completaron el curso',
  lead: 'De cada lección: quién empezó, quién completó y dónde estuvieron por última vez quienes siguen en curso.',
  none: 'Todavía no hay nada que mostrar',
  noneHint: 'Las cifras empiezan con la primera lección publicada y la primera persona.',
  begun: '{count} empezaron',
  done: '{count} completaron',
  last_one: '{count} se detuvo aquí',
  last_other: '{count} se detuvieron aquí',
  minutes: 'Minutos de «{lesson}»',
  showMinutes: 'Por minuto',
  hideMinutes: 'Ocultar los minutos',
  viewers_one: '{count} persona abrió el video.',
  viewers_other: '{count} personas abrieron el video.',
  noMinutes: 'No se conoce la duración de este video, o nadie lo vio.',
  minute: 'Minuto',
  watched: 'Lo vieron',
  chart: 'Personas que vieron cada minuto',
  most: 'La mayor pérdida es después del minuto {minute}: {before} lo vieron, {after} el siguiente.',
};
