import type { texts as en } from './en';

export const texts: typeof en = {
  learners: 'Pessoas',
  completed: 'Concluíram o curso',
  lead: 'De cada aula: quem começou, quem concluiu e onde estiveram por último as pessoas em andamento.',
  none: 'Ainda não há nada para mostrar',
  noneHint: 'Os números começam com a primeira aula publicada e a primeira pessoa.',
  begun: '{count} começaram',
  done: '{count} concluíram',
  last_one: '{count} parou aqui',
  last_other: '{count} pararam aqui',
  minutes: 'Minutos de “{lesson}”',
  showMinutes: 'Por minuto',
  hideMinutes: 'Ocultar os minutos',
  viewers_one: '{count} pessoa abriu o vídeo.',
  viewers_other: '{count} pessoas abriram o vídeo.',
  noMinutes: 'A duração deste vídeo não é conhecida, ou ninguém o viu.',
  minute: 'Minuto',
  watched: 'Viram',
  chart: 'Pessoas que viram cada minuto',
  most: 'A maior perda é depois do minuto {minute}: {before} viram, {after} o seguinte.',
};
