import { createMailCatalogue, type MailCatalogue } from '../infrastructure/mail/mail-catalogue';
import { modules } from './modules';

/** The mails of all modules. */
export const mails: MailCatalogue = createMailCatalogue(modules.flatMap((module) => module.mails));
