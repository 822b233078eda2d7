import type { Locale } from '@enlace/shared-contract/text';

type Label = Readonly<Record<Locale, string>>;

/** What the audit calls resources and actions: each module names its own, and no two modules the same. */
export interface AuditLabels {
  readonly resources?: Readonly<Record<string, Label>>;
  readonly actions?: Readonly<Record<string, Label>>;
}

/** The labels of all modules in one language. Throws when two modules name the same resource or action. */
export function mergeAuditLabels(parts: readonly AuditLabels[], locale: Locale) {
  const merge = (kind: keyof AuditLabels): Readonly<Record<string, string>> => {
    const entries = parts.flatMap((part) => Object.entries(part[kind] ?? {}));
    const twice = entries.find(([name], index) => entries.findIndex(([other]) => other === name) < index);
    if (twice !== undefined) throw new Error(`two modules name ${twice[0]} of ${kind} in the audit`);
    return Object.fromEntries(entries.map(([name, label]) => [name, label[locale]]));
  };
  return { resources: merge('resources'), actions: merge('actions') };
}
