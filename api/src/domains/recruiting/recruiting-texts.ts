import type { Locale } from '@enlace/shared-contract/text';

interface RecruitingTexts {
  readonly blocked: string;
  readonly closed: string;
  readonly elsewhere: string;
  readonly here: string;
  readonly appliedAlready: string;
  readonly notWithdrawable: string;
  readonly otherState: string;
  readonly notPossible: string;
  readonly reasonMissing: string;
  readonly selectionMissing: string;
  readonly tooMany: string;
  readonly tooLate: string;
  readonly stageMissing: string;
  readonly nameMissing: string;
  readonly stagesChanged: string;
  readonly stageUsed: string;
  readonly stageNotEmpty: string;
  readonly templateMissing: string;
  readonly templateChanged: string;
  readonly textMissing: string;
  readonly nameTaken: string;
  readonly unknownWords: string;
  readonly otherCompany: string;
  readonly contactClosed: string;
  readonly contactAnswered: string;
  readonly contactBlocked: string;
  readonly profileChanged: string;
  readonly otherQuestions: string;
  readonly twoChoices: string;
  readonly equalChoices: string;
  readonly fileKind: string;
  readonly fileSize: string;
  readonly fileCount: string;
  readonly membersMissing: string;
  readonly tooManyMembers: string;
  readonly tooManyPools: string;
  readonly poolNameTaken: string;
  readonly filtersMissing: string;
  readonly staticFilters: string;
  readonly smartPool: string;
  readonly noteChanged: string;
}

/** Messages of applications and candidates. */
export const recruitingTexts: Readonly<Record<Locale, RecruitingTexts>> = {
  en: {
    blocked: 'You have blocked this company. Unblock it to apply.',
    closed: 'This job accepts no applications any more.',
    elsewhere: 'Apply for this job on the page of the company.',
    here: 'This job is applied for here.',
    appliedAlready: 'You have applied for this job already.',
    notWithdrawable: 'This application can no longer be withdrawn.',
    otherState: 'Somebody else has moved this candidate in the meantime.',
    notPossible: 'This candidate cannot be moved there.',
    reasonMissing: 'Write the reason.',
    selectionMissing: 'Choose candidates.',
    tooMany: 'Choose at most {count} candidates at once.',
    tooLate: 'The candidates are informed already, so the move stays. Move them again instead.',
    stageMissing: 'Choose a stage of the company that belongs to this state.',
    nameMissing: 'Write a name in at least one language.',
    stagesChanged: 'Somebody else has changed the stages in the meantime.',
    stageUsed: 'This stage has candidates. Move them before its state changes.',
    stageNotEmpty: 'Choose where the candidates of this stage go.',
    templateMissing: 'Choose a template of the company for this move.',
    templateChanged: 'Somebody else has changed this template in the meantime.',
    textMissing: 'Write a text in at least one language.',
    nameTaken: 'Another template of this move has this name.',
    unknownWords: 'These words in braces mean nothing:',
    otherCompany: 'Choose a company that you recruit for.',
    contactClosed: 'This member cannot be contacted now.',
    contactAnswered: 'This message is answered already.',
    contactBlocked: 'You have blocked this company. Unblock it to accept its message.',
    profileChanged: 'You have changed this in another tab. Reload the page; nothing was saved here.',
    otherQuestions: 'Somebody else has changed these questions in the meantime. Load them again.',
    twoChoices: 'Add at least two choices.',
    equalChoices: 'Two choices are the same one.',
    fileKind: 'Choose a PDF, Word (.docx), ODT, PNG or JPEG file.',
    fileSize: 'This file is too large: at most {count} MB.',
    fileCount: 'An application has at most {count} files. Remove one first.',
    membersMissing: 'Choose members.',
    tooManyMembers: 'Choose at most {count} members at once.',
    tooManyPools: 'A company has at most {count} pools. Delete one that is no longer needed.',
    poolNameTaken: 'Your company has a pool with this name.',
    filtersMissing: 'Choose at least one filter for a smart pool.',
    staticFilters: 'A pool whose members are chosen by hand has no filters.',
    smartPool: 'The members of a smart pool come from its filters and are not chosen by hand.',
    noteChanged: 'This note was changed in another window in the meantime.',
  },
  es: {
    blocked: 'Bloqueaste a esta empresa. Desbloquéala para postularte.',
    closed: 'Este empleo ya no recibe postulaciones.',
    elsewhere: 'Postúlate a este empleo en la página de la empresa.',
    here: 'A este empleo se postula aquí.',
    appliedAlready: 'Ya te postulaste a este empleo.',
    notWithdrawable: 'Esta postulación ya no se puede retirar.',
    otherState: 'Otra persona movió a esta candidata mientras tanto.',
    notPossible: 'No se puede mover a esta candidata a esa etapa.',
    reasonMissing: 'Escribe el motivo.',
    selectionMissing: 'Elige candidatas.',
    tooMany: 'Elige como máximo {count} candidatas a la vez.',
    tooLate: 'Las candidatas ya están avisadas, así que el cambio queda. Muévelas otra vez.',
    stageMissing: 'Elige una etapa de la empresa que pertenezca a este estado.',
    nameMissing: 'Escribe un nombre en al menos un idioma.',
    stagesChanged: 'Otra persona cambió las etapas mientras tanto.',
    stageUsed: 'Esta etapa tiene candidatas. Muévelas antes de cambiar su estado.',
    stageNotEmpty: 'Elige adónde van las candidatas de esta etapa.',
    templateMissing: 'Elige una plantilla de la empresa para este cambio.',
    templateChanged: 'Otra persona cambió esta plantilla mientras tanto.',
    textMissing: 'Escribe un texto en al menos un idioma.',
    nameTaken: 'Otra plantilla de este cambio tiene este nombre.',
    unknownWords: 'Estas palabras entre llaves no significan nada:',
    otherCompany: 'Elige una empresa para la que reclutas.',
    contactClosed: 'Ahora no se puede contactar a esta persona.',
    contactAnswered: 'Este mensaje ya está respondido.',
    contactBlocked: 'Bloqueaste a esta empresa. Desbloquéala para aceptar su mensaje.',
    profileChanged: 'Cambiaste esto en otra pestaña. Vuelve a cargar la página; aquí no se guardó nada.',
    otherQuestions: 'Otra persona cambió estas preguntas mientras tanto. Cárgalas otra vez.',
    twoChoices: 'Agrega al menos dos opciones.',
    equalChoices: 'Dos opciones son la misma.',
    fileKind: 'Elige un archivo PDF, Word (.docx), ODT, PNG o JPEG.',
    fileSize: 'Este archivo es demasiado grande: como máximo {count} MB.',
    fileCount: 'Una postulación tiene como máximo {count} archivos. Quita uno primero.',
    membersMissing: 'Elige integrantes.',
    tooManyMembers: 'Elige como máximo {count} integrantes a la vez.',
    tooManyPools: 'Una empresa tiene como máximo {count} grupos. Borra uno que ya no necesites.',
    poolNameTaken: 'Tu empresa ya tiene un grupo con este nombre.',
    filtersMissing: 'Elige al menos un filtro para un grupo inteligente.',
    staticFilters: 'Un grupo cuyas integrantes se eligen a mano no tiene filtros.',
    smartPool: 'Las integrantes de un grupo inteligente vienen de sus filtros y no se eligen a mano.',
    noteChanged: 'Esta nota cambió mientras tanto en otra ventana.',
  },
  pt: {
    blocked: 'Você bloqueou esta empresa. Desbloqueie-a para se candidatar.',
    closed: 'Esta vaga não recebe mais candidaturas.',
    elsewhere: 'Candidate-se a esta vaga na página da empresa.',
    here: 'A candidatura a esta vaga é feita aqui.',
    appliedAlready: 'Você já se candidatou a esta vaga.',
    notWithdrawable: 'Esta candidatura não pode mais ser retirada.',
    otherState: 'Outra pessoa moveu esta candidata nesse meio-tempo.',
    notPossible: 'Não é possível mover esta candidata para essa etapa.',
    reasonMissing: 'Escreva o motivo.',
    selectionMissing: 'Escolha candidatas.',
    tooMany: 'Escolha no máximo {count} candidatas de uma vez.',
    tooLate: 'As candidatas já foram avisadas, então a mudança fica. Mova-as de novo.',
    stageMissing: 'Escolha uma etapa da empresa que pertença a este estado.',
    nameMissing: 'Escreva um nome em pelo menos um idioma.',
    stagesChanged: 'Outra pessoa mudou as etapas nesse meio-tempo.',
    stageUsed: 'Esta etapa tem candidatas. Mova-as antes de mudar o estado dela.',
    stageNotEmpty: 'Escolha para onde vão as candidatas desta etapa.',
    templateMissing: 'Escolha um modelo da empresa para esta mudança.',
    templateChanged: 'Outra pessoa mudou este modelo nesse meio-tempo.',
    textMissing: 'Escreva um texto em pelo menos um idioma.',
    nameTaken: 'Outro modelo desta mudança tem este nome.',
    unknownWords: 'Estas palavras entre chaves não significam nada:',
    otherCompany: 'Escolha uma empresa para a qual você recruta.',
    contactClosed: 'Não é possível contatar esta pessoa agora.',
    contactAnswered: 'Esta mensagem já foi respondida.',
    contactBlocked: 'Você bloqueou esta empresa. Desbloqueie-a para aceitar a mensagem.',
    profileChanged: 'Você mudou isto em outra aba. Recarregue a página; nada foi salvo aqui.',
    otherQuestions: 'Outra pessoa alterou estas perguntas nesse meio-tempo. Carregue-as de novo.',
    twoChoices: 'Adicione pelo menos duas opções.',
    equalChoices: 'Duas opções são a mesma.',
    fileKind: 'Escolha um arquivo PDF, Word (.docx), ODT, PNG ou JPEG.',
    fileSize: 'Este arquivo é grande demais: no máximo {count} MB.',
    fileCount: 'Uma candidatura tem no máximo {count} arquivos. Remova um primeiro.',
    membersMissing: 'Escolha participantes.',
    tooManyMembers: 'Escolha no máximo {count} participantes de uma vez.',
    tooManyPools: 'Uma empresa tem no máximo {count} grupos. Exclua um que não seja mais necessário.',
    poolNameTaken: 'Sua empresa já tem um grupo com este nome.',
    filtersMissing: 'Escolha pelo menos um filtro para um grupo inteligente.',
    staticFilters: 'Um grupo cujas participantes são escolhidas à mão não tem filtros.',
    smartPool: 'As participantes de um grupo inteligente vêm dos filtros e não são escolhidas à mão.',
    noteChanged: 'Esta nota mudou nesse meio-tempo em outra janela.',
  },
};
