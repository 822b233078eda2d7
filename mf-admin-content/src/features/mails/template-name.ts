import type { ResourceTexts } from '@enlace/shared-admin';

/** The name of a mail's template for people; the template itself when it has no name. */
export function nameOfTemplate(template: string, words: ResourceTexts): string {
  const key = `templates.${template}`;
  const name = words(key);
  return name === key ? template : name;
}
