import type { Locale } from '@enlace/shared-contract/text';

interface RecruitingTexts {
  readonly blocked: string;
  readonly closed: string;
  readonly elsewhere: string;
  readonly appliedAlready: string;
  readonly notWithdrawable: string;
  readonly otherState: string;
  readonly notPossible: string;
  readonly reasonMissing: string;
  readonly selectionMissing: string;
  readonly tooMany: string;
  readonly tooLate: string;
  readonly otherCompany: string;
  readonly contactClosed: string;
  readonly contactAnswered: string;
  readonly contactBlocked: string;
}

/** Messages of applications and candidates. */
export const recruitingTexts: Readonly<Record<Locale, RecruitingTexts>> = {
  en: {
    blocked: 'You have blocked this company. Unblock it to apply.',
    closed: 'This job accepts no applications any more.',
    elsewhere: 'Apply for this job on the page of the company.',
    appliedAlready: 'You have applied for this job already.',
    notWithdrawable: 'This application is decided and can no longer be withdrawn.',
    otherState: 'Somebody else has moved this candidate in the meantime.',
    notPossible: 'This candidate cannot be moved there.',
    reasonMissing: 'Write the reason.',
    selectionMissing: 'Choose candidates.',
    tooMany: 'Choose at most {count} candidates at once.',
    tooLate: 'The candidates are informed already, so the move stays. Move them again instead.',
    otherCompany: 'Choose a company that you recruit for.',
    contactClosed: 'This member cannot be contacted now.',
    contactAnswered: 'This message is answered already.',
    contactBlocked: 'You have blocked this company. Unblock it to accept its message.',
  },
  es: {
    blocked: 'Bloqueaste a esta empresa. Desbloquéala para postularte.',
    closed: 'Este empleo ya no recibe postulaciones.',
    elsewhere: 'Postúlate a este empleo en la página de la empresa.',
    appliedAlready: 'Ya te postulaste a este empleo.',
    notWithdrawable: 'Esta postulación ya está decidida y no se puede retirar.',
    otherState: 'Otra persona movió a esta candidata mientras tanto.',
    notPossible: 'No se puede mover a esta candidata a esa etapa.',
    reasonMissing: 'Escribe el motivo.',
    selectionMissing: 'Elige candidatas.',
    tooMany: 'Elige como máximo {count} candidatas a la vez.',
    tooLate: 'Las candidatas ya están avisadas, así que el cambio queda. Muévelas otra vez.',
    otherCompany: 'Elige una empresa para la que reclutas.',
    contactClosed: 'Ahora no se puede contactar a esta persona.',
    contactAnswered: 'Este mensaje ya está respondido.',
    contactBlocked: 'Bloqueaste a esta empresa. Desbloquéala para aceptar su mensaje.',
  },
  pt: {
    blocked: 'Você bloqueou esta empresa. Desbloqueie-a para se candidatar.',
    closed: 'Esta vaga não recebe mais candidaturas.',
    elsewhere: 'Candidate-se a esta vaga na página da empresa.',
    appliedAlready: 'Você já se candidatou a esta vaga.',
    notWithdrawable: 'Esta candidatura já está decidida e não pode mais ser retirada.',
    otherState: 'Outra pessoa moveu esta candidata nesse meio-tempo.',
    notPossible: 'Não é possível mover esta candidata para essa etapa.',
    reasonMissing: 'Escreva o motivo.',
    selectionMissing: 'Escolha candidatas.',
    tooMany: 'Escolha no máximo {count} candidatas de uma vez.',
    tooLate: 'As candidatas já foram avisadas, então a mudança fica. Mova-as de novo.',
    otherCompany: 'Escolha uma empresa para a qual você recruta.',
    contactClosed: 'Não é possível contatar esta pessoa agora.',
    contactAnswered: 'Esta mensagem já foi respondida.',
    contactBlocked: 'Você bloqueou esta empresa. Desbloqueie-a para aceitar a mensagem.',
  },
};
