import { useRunCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import type { OptionSearch } from '@enlace/shared-ui/controls';
import { useCallback } from 'react';

import { pool } from '../talent-pool.slice';
import { poolTexts } from '../texts';
import type { Company } from './company-name';

const maxLength = 200;

/** Finds companies by name for a picker; those of the list cannot be chosen again. */
export function useCompanySearch(blockedCompanies: readonly Company[]): OptionSearch {
  const t = useTexts(poolTexts);
  const run = useRunCall();
  return useCallback(
    async (text) => {
      const search = text.trim().slice(0, maxLength);
      const rows = await run(pool.calls.findCompanies, { search }, 'picker');
      return rows.map(({ id, name }) => {
        const isBlocked = blockedCompanies.some((company) => company.id === id);
        return {
          value: id,
          label: name,
          ...(isBlocked ? { detail: t('blocked.already'), isDisabled: true } : {}),
        };
      });
    },
    [blockedCompanies, run, t],
  );
}
