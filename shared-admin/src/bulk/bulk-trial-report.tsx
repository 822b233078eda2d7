import type { BulkTrial } from '@enlace/shared-contract/admin';
import { styled } from '@enlace/shared-platform';
import { Stack, Text, theme } from '@enlace/shared-ui';

import type { AdminResource } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { useLabels } from '../form/use-labels';
import { Difference } from '../history/difference';
import { sayValue } from '../history/say-value';
import { useValueTexts } from '../history/use-value-texts';
import { useAdminTexts } from '../texts';

/** Effect of a change: the number of rows, unchanged rows with the reason, and the first rows before and after. */
export function BulkTrialReport({ admin, trial }: { readonly admin: AdminResource; readonly trial: BulkTrial }) {
  const t = useAdminTexts();
  const words = useResourceTexts(admin);
  const label = useLabels(words);
  const valueTextsOf = useValueTexts(words, admin.handle.contract);
  return (
    <Stack gap={12} role="status">
      <Text>{t('bulk.would', { count: trial.would_change, total: trial.count })}</Text>
      {!trial.is_complete && <Text tone="soft">{t('bulk.incomplete')}</Text>}
      {trial.skipped.length > 0 && (
        <List>
          {trial.skipped.map(({ reason, count }) => (
            <li key={reason}>{t(`bulk.reasons.${reason}`, { count })}</li>
          ))}
        </List>
      )}
      {trial.samples.length > 0 && (
        <Samples>
          {trial.samples.map(({ id, label: name, before, after }) => (
            <li key={id}>
              <b>{name}</b>
              {Object.keys(after).map((field) => (
                <div key={field}>
                  <span>{label(field)}</span>
                  <Difference
                    before={sayValue(before[field], valueTextsOf(field))}
                    after={sayValue(after[field], valueTextsOf(field))}
                  />
                </div>
              ))}
            </li>
          ))}
        </Samples>
      )}
    </Stack>
  );
}

const List = styled.ul`
  padding-left: 1.25em;
  color: ${theme.color.inkSoft};
  list-style: disc;
`;

const Samples = styled.ul`
  display: grid;
  overflow: auto;
  max-height: 16rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.small};
  > li {
    padding: ${theme.space[8]} ${theme.space[12]};
    font-size: ${theme.textSize.small};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  > li > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
  > li > div > span {
    color: ${theme.color.inkSoft};
  }
`;
