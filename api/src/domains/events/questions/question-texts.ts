import type { Locale } from '@enlace/shared-contract/text';

interface QuestionTexts {
  readonly unknownQuestion: string;
  readonly otherTicket: string;
  readonly typeStays: string;
  readonly choicesMissing: string;
  readonly limitFormat: string;
  readonly limitOrder: string;
  /** `{taken}`: people who have the choice. */
  readonly choiceTaken: string;
  readonly dependsLater: string;
  readonly dependsOnChoice: string;
  readonly dependsOnTickets: string;
  readonly tooMany: string;
  readonly othersDepend: string;
  readonly removeOthers: string;
  /** `{choice}`: label of a choice. */
  readonly choiceFull: string;
  readonly day: string;
  readonly time: string;
  readonly dayAndTime: string;
  /** `{limit}`: a day or a time. */
  readonly notBefore: string;
  readonly notAfter: string;
  readonly file: string;
  readonly fileSize: string;
  readonly consent: string;
}

/** Messages about questions of tickets and their answers. */
export const questionTexts: Readonly<Record<Locale, QuestionTexts>> = {
  en: {
    unknownQuestion: 'This question no longer exists.',
    otherTicket: 'This question belongs to another ticket.',
    typeStays: 'People have answered this question, so its type stays. Add a new question instead.',
    choicesMissing: 'Please add at least one choice.',
    limitFormat: 'This limit does not fit the type of the question.',
    limitOrder: 'The most must not be below the least.',
    choiceTaken: '{taken} people have this choice, so its capacity cannot be smaller.',
    dependsLater: 'A question can only depend on an earlier question of the same event.',
    dependsOnTickets: 'The question before it must be asked for all tickets of this one.',
    dependsOnChoice: 'A question depends on a choice that does not exist.',
    tooMany: 'A ticket can have up to 50 questions.',
    othersDepend: 'Other questions depend on this one.',
    removeOthers: 'Remove or change those first.',
    choiceFull: '“{choice}” has just been taken. Please choose another one.',
    day: 'Please enter a date such as 2027-01-31.',
    time: 'Please enter a time such as 15:30.',
    dayAndTime: 'Please enter a date with a time, such as 2027-01-31 15:30.',
    notBefore: 'Not before {limit}, please.',
    notAfter: 'Not after {limit}, please.',
    file: 'Please choose a PDF, PNG or JPEG file.',
    fileSize: 'Please choose a file of at most 5 MB.',
    consent: 'Your consent is needed here.',
  },
  es: {
    unknownQuestion: 'Esta pregunta ya no existe.',
    otherTicket: 'Esta pregunta pertenece a otra entrada.',
    typeStays: 'Hay personas que ya respondieron, así que el tipo no puede cambiar. Mejor añade otra pregunta.',
    choicesMissing: 'Añade al menos una opción.',
    limitFormat: 'Este límite no corresponde al tipo de la pregunta.',
    limitOrder: 'El máximo no puede ser menor que el mínimo.',
    choiceTaken: '{taken} personas tienen esta opción, así que su capacidad no puede ser menor.',
    dependsLater: 'Una pregunta solo puede depender de una pregunta anterior del mismo evento.',
    dependsOnTickets: 'La pregunta anterior debe hacerse para todas las entradas de esta.',
    dependsOnChoice: 'Una pregunta depende de una opción que no existe.',
    tooMany: 'Una entrada puede tener hasta 50 preguntas.',
    othersDepend: 'Otras preguntas dependen de esta.',
    removeOthers: 'Primero elimínalas o cámbialas.',
    choiceFull: '«{choice}» se acaba de agotar. Elige otra opción.',
    day: 'Escribe una fecha como 2027-01-31.',
    time: 'Escribe una hora como 15:30.',
    dayAndTime: 'Escribe una fecha con hora, como 2027-01-31 15:30.',
    notBefore: 'No antes de {limit}, por favor.',
    notAfter: 'No después de {limit}, por favor.',
    file: 'Elige un archivo PDF, PNG o JPEG.',
    fileSize: 'Elige un archivo de 5 MB como máximo.',
    consent: 'Aquí hace falta tu consentimiento.',
  },
  pt: {
    unknownQuestion: 'Esta pergunta já não existe.',
    otherTicket: 'Esta pergunta pertence a outro ingresso.',
    typeStays: 'Há pessoas que já responderam, então o tipo não pode mudar. Em vez disso, adicione outra pergunta.',
    choicesMissing: 'Adicione pelo menos uma opção.',
    limitFormat: 'Este limite não combina com o tipo da pergunta.',
    limitOrder: 'O máximo não pode ser menor que o mínimo.',
    choiceTaken: '{taken} pessoas têm esta opção, então a capacidade não pode ser menor.',
    dependsLater: 'Uma pergunta só pode depender de uma pergunta anterior do mesmo evento.',
    dependsOnTickets: 'A pergunta anterior deve ser feita para todos os ingressos desta.',
    dependsOnChoice: 'Uma pergunta depende de uma opção que não existe.',
    tooMany: 'Um ingresso pode ter até 50 perguntas.',
    othersDepend: 'Outras perguntas dependem desta.',
    removeOthers: 'Primeiro remova ou altere essas perguntas.',
    choiceFull: '“{choice}” acabou de esgotar. Escolha outra opção.',
    day: 'Escreva uma data como 2027-01-31.',
    time: 'Escreva um horário como 15:30.',
    dayAndTime: 'Escreva uma data com horário, como 2027-01-31 15:30.',
    notBefore: 'Não antes de {limit}, por favor.',
    notAfter: 'Não depois de {limit}, por favor.',
    file: 'Escolha um arquivo PDF, PNG ou JPEG.',
    fileSize: 'Escolha um arquivo de até 5 MB.',
    consent: 'O seu consentimento é necessário aqui.',
  },
};
