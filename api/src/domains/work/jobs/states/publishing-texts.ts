import type { RequiredJobPart } from '@enlace/shared-contract/work';
import type { Locale } from '@enlace/shared-contract/text';

interface PublishingTexts {
  readonly otherVersion: string;
  readonly notPossible: string;
  readonly dayIsOver: string;
  readonly timeMissing: string;
  readonly noteMissing: string;
  readonly missing: Readonly<Record<RequiredJobPart, string>>;
}

/** Messages about the moves of a job. `{count}` is a number of characters. */
export const publishingTexts: Readonly<Record<Locale, PublishingTexts>> = {
  en: {
    otherVersion: 'This job has changed in the meantime.',
    notPossible: 'The state of this job does not allow it.',
    dayIsOver: 'The last day of this job is over. Renew it instead.',
    timeMissing: 'Choose a time in the future.',
    noteMissing: 'Write what has to change.',
    missing: {
      title: 'Write a title.',
      description: 'Describe the job in at least {count} characters.',
      job_locations: 'Choose a location, or make the job remote.',
      job_types: 'Choose a type of employment.',
    },
  },
  es: {
    otherVersion: 'Este empleo cambió mientras tanto.',
    notPossible: 'El estado de este empleo no lo permite.',
    dayIsOver: 'El último día de este empleo ya pasó. Renuévalo.',
    timeMissing: 'Elige un momento en el futuro.',
    noteMissing: 'Escribe qué hay que cambiar.',
    missing: {
      title: 'Escribe un título.',
      description: 'Describe el empleo con al menos {count} caracteres.',
      job_locations: 'Elige una ubicación, o marca el empleo como remoto.',
      job_types: 'Elige un tipo de contratación.',
    },
  },
  pt: {
    otherVersion: 'Esta vaga mudou nesse meio-tempo.',
    notPossible: 'O estado desta vaga não permite isso.',
    dayIsOver: 'O último dia desta vaga já passou. Renove-a.',
    timeMissing: 'Escolha um momento no futuro.',
    noteMissing: 'Escreva o que precisa mudar.',
    missing: {
      title: 'Escreva um título.',
      description: 'Descreva a vaga com pelo menos {count} caracteres.',
      job_locations: 'Escolha um local, ou marque a vaga como remota.',
      job_types: 'Escolha um tipo de contratação.',
    },
  },
};
