import { useState } from 'react';

import type { OwnCompanies } from './own-companies';

export interface OwnCompanyChoice {
  /** Null until one of several companies is chosen, and without a company. */
  readonly companyId: number | null;
  readonly hasSeveral: boolean;
  readonly setCompanyId: (id: number | null) => void;
}

/** The company that a recruiter acts for: the only one, or a choice. */
export function useOwnCompany({ rows }: Pick<OwnCompanies, 'rows'>): OwnCompanyChoice {
  const [chosenId, setCompanyId] = useState<number | null>(null);
  const [onlyCompany, ...otherCompanies] = rows ?? [];
  const hasSeveral = otherCompanies.length > 0;
  return { companyId: chosenId ?? (hasSeveral ? null : (onlyCompany?.id ?? null)), hasSeveral, setCompanyId };
}
