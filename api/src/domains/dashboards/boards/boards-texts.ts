import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

interface BoardTexts {
  readonly boardChanged: string;
  readonly unknownDataset: string;
  readonly otherCompany: string;
  readonly adminsOnly: string;
  readonly tooManyGoals: string;
  readonly tooManyNotes: string;
  readonly plainText: string;
  readonly notYourNote: string;
  readonly tooManyLinks: string;
  readonly signIn: string;
  readonly noDashboards: string;
  readonly linkEnded: string;
  readonly endedLink: string;
  readonly otherLink: string;
  readonly otherCompanies: string;
  readonly otherChapters: string;
}

export const boardTexts: Readonly<Record<Locale, BoardTexts>> = {
  en: {
    boardChanged: 'You changed your pinned figures in another tab. This order was not saved.',
    unknownDataset: 'This figure does not exist.',
    otherCompany: 'Choose a company that you recruit for.',
    adminsOnly: 'Only admins write for all readers.',
    tooManyGoals: 'There are already {count} goals. Remove one first.',
    tooManyNotes: 'You already have {count} notes. Remove one that you no longer need.',
    plainText: 'Write plain text in one line.',
    notYourNote: 'Only admins remove notes for all readers.',
    tooManyLinks: 'You already have {count} links. End one that you no longer need.',
    signIn: 'Sign in with an account for the dashboards to open this link.',
    noDashboards: 'Your account has no access to the dashboards.',
    linkEnded: 'This link has ended. Ask for a new one.',
    endedLink: 'This link was made before and has ended. Close the form and make a new one.',
    otherLink: 'This form has already made a link with other settings. Close it and make a new one.',
    otherCompanies: 'This link is about a company that you do not recruit for.',
    otherChapters: 'This link is about a chapter that you do not lead.',
  },
  es: {
    boardChanged: 'Cambiaste tus cifras fijadas en otra pestaña. Este orden no se guardó.',
    unknownDataset: 'Esta cifra no existe.',
    otherCompany: 'Elige una empresa para la que reclutas.',
    adminsOnly: 'Solo la administración escribe para todo el público de los paneles.',
    tooManyGoals: 'Ya hay {count} metas. Quita una primero.',
    tooManyNotes: 'Ya tienes {count} notas. Borra una que ya no necesites.',
    plainText: 'Escribe texto simple en una sola línea.',
    notYourNote: 'Solo la administración borra notas para todo el público de los paneles.',
    tooManyLinks: 'Ya tienes {count} enlaces. Termina uno que ya no necesites.',
    signIn: 'Inicia sesión con una cuenta para los paneles para abrir este enlace.',
    noDashboards: 'Tu cuenta no tiene acceso a los paneles.',
    linkEnded: 'Este enlace terminó. Pide uno nuevo.',
    endedLink: 'Este enlace ya se había creado y terminó. Cierra el formulario y crea uno nuevo.',
    otherLink: 'Este formulario ya creó un enlace con otras opciones. Ciérralo y crea uno nuevo.',
    otherCompanies: 'Este enlace es de una empresa para la que no reclutas.',
    otherChapters: 'Este enlace es de un capítulo que no lideras.',
  },
  pt: {
    boardChanged: 'Você mudou seus números fixados em outra aba. Esta ordem não foi salva.',
    unknownDataset: 'Este número não existe.',
    otherCompany: 'Escolha uma empresa para a qual você recruta.',
    adminsOnly: 'Só a administração escreve para todo o público dos painéis.',
    tooManyGoals: 'Já existem {count} metas. Remova uma primeiro.',
    tooManyNotes: 'Você já tem {count} notas. Exclua uma que não seja mais necessária.',
    plainText: 'Escreva texto simples em uma só linha.',
    notYourNote: 'Só a administração exclui notas para todo o público dos painéis.',
    tooManyLinks: 'Você já tem {count} links. Encerre um que não seja mais necessário.',
    signIn: 'Entre com uma conta para os painéis para abrir este link.',
    noDashboards: 'Sua conta não tem acesso aos painéis.',
    linkEnded: 'Este link terminou. Peça um novo.',
    endedLink: 'Este link já tinha sido criado e terminou. Feche o formulário e crie um novo.',
    otherLink: 'Este formulário já criou um link com outras opções. Feche-o e crie um novo.',
    otherCompanies: 'Este link é de uma empresa para a qual você não recruta.',
    otherChapters: 'Este link é de um capítulo que você não lidera.',
  },
};

/** An error at one field of a form. */
export const refuseField = (field: string, text: string): AppError =>
  new AppError('VALIDATION_FAILED', { message: `dashboards: ${field}`, fields: { [field]: [text] } });

export const withCount = (text: string, count: number): string => text.replace('{count}', String(count));
