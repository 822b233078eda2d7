import type { AnyMailDefinition, Mail } from './define-mail';

/** All mails that the modules declare, by their names in the outbox. */
export type MailCatalogue = ReadonlyMap<string, AnyMailDefinition>;

/** Throws when two mails have the same name. */
export function createMailCatalogue(definitions: readonly AnyMailDefinition[]): MailCatalogue {
  const catalogue = new Map<string, AnyMailDefinition>();
  for (const definition of definitions) {
    if (catalogue.has(definition.template)) throw new Error(`two mails have the name ${definition.template}`);
    catalogue.set(definition.template, definition);
  }
  return catalogue;
}

/** A mail of the outbox; null when its template is unknown or its values cannot be parsed. */
export function parseMail(
  mails: MailCatalogue,
  { template, values }: { readonly template: string; readonly values: unknown },
): Mail | null {
  return mails.get(template)?.parse(values) ?? null;
}
