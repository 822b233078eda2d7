import { type RoleName, roleNames } from './access';
import type { Locale, LocalizedText } from './text';

/** Names of the six fixed roles for people, in each language. */
const roleLabels: Readonly<Record<RoleName, LocalizedText>> = {
  admin: { en: 'Administrators', es: 'Administradoras', pt: 'Administradoras' },
  latinas: { en: 'Latinas', es: 'Latinas', pt: 'Latinas' },
  recruiters: { en: 'Recruiters', es: 'Reclutadoras', pt: 'Recrutadoras' },
  allies: { en: 'Allies', es: 'Aliadas', pt: 'Aliadas' },
  founders: { en: 'Founders', es: 'Fundadoras', pt: 'Fundadoras' },
  investors: { en: 'Investors', es: 'Inversionistas', pt: 'Investidoras' },
};

/**
 * The name of a role for people. A role that an admin has added keeps the label, or else the name, that the admin gave
 * it.
 */
export function roleLabel(name: string, locale: Locale, label?: string | null): string {
  return isRoleName(name) ? roleLabels[name][locale] : (label ?? name);
}

/** The name of a record for people: of most resources the name itself, of the fixed roles a translation. */
export function recordLabel(resource: string, name: string, locale: Locale): string {
  return resource === 'roles' ? roleLabel(name, locale) : name;
}

function isRoleName(name: string): name is RoleName {
  return roleNames.some((roleName) => roleName === name);
}
