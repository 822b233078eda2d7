import { historyCalls, revisionDetailSchema } from '@enlace/shared-contract/admin';
import { styled } from '@enlace/shared-platform';
import { Button, Cluster, ErrorState, Skeleton, theme } from '@enlace/shared-ui';

import { useOfficeRead } from '../calls/use-office-calls';
import type { AdminResource } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { useLabels } from '../form/use-labels';
import { MovedParts } from '../moved/moved-parts';
import { useAdminTexts } from '../texts';
import { changedFields } from './changed-fields';
import { childName } from './child-words';
import { Difference } from './difference';
import { useValueTexts } from './use-value-texts';
import { sayValue } from './say-value';

export interface RevisionDetailProps {
  readonly admin: AdminResource;
  readonly id: number;
  readonly n: number;
  /** The record still has the state of this change, so there is nothing to restore. */
  readonly isNewest: boolean;
  readonly isBusy: boolean;
  /** Restores fields to their values after this change; null restores all of them. */
  readonly onRestore: (fields: readonly string[] | null) => void;
}

/** One change: each field before and after, and buttons to restore. */
export function RevisionDetail({ admin, id, n, isNewest, isBusy, onRestore }: RevisionDetailProps) {
  const t = useAdminTexts();
  const words = useResourceTexts(admin);
  const label = useLabels(words);
  const valueTextsOf = useValueTexts(words, admin.handle.contract);
  const params = { resource: admin.handle.contract.name, id, n };
  const { data, error, again } = useOfficeRead(
    admin.calls,
    { call: historyCalls.getRevision, params },
    revisionDetailSchema,
  );
  if (error !== null) return <ErrorState onRetry={again} />;
  if (data === null) return <Skeleton height="8rem" />;
  const { before, after, moved: movedParts } = data.data;
  const { recordFields, children } = changedFields(data.data);
  const mayRestore = !isNewest && admin.handle.contract.wire.edit !== undefined;
  const hasParts = recordFields.length + children.length > 1;
  const difference = (field: string) => (
    <Difference
      before={sayValue(before[field], valueTextsOf(field))}
      after={sayValue(after[field], valueTextsOf(field))}
    />
  );
  const restoreButton = (path: string, text: string) =>
    mayRestore &&
    hasParts && (
      <Button variant="ghost" size="small" isDisabled={isBusy} onClick={() => onRestore([path])}>
        {text}
      </Button>
    );
  return (
    <Sheet>
      <Changes>
        {recordFields.map((field) => (
          <Change key={field}>
            <dt>{label(field)}</dt>
            <dd>
              {difference(field)}
              {restoreButton(field, t('history.restoreField'))}
            </dd>
          </Change>
        ))}
      </Changes>
      {children.map(({ child, fields }) => (
        <section key={child.path}>
          <Cluster>
            <h4>{childName(words, child)}</h4>
            {restoreButton(child.path, t('history.restoreChild'))}
          </Cluster>
          <Changes>
            {fields.map((field) => (
              <Change key={field}>
                <dt>{label(field)}</dt>
                <dd>{difference(field)}</dd>
              </Change>
            ))}
          </Changes>
        </section>
      ))}
      {movedParts !== undefined && <MovedParts parts={movedParts} />}
      {mayRestore && (
        <Cluster>
          <Button
            variant="secondary"
            size="small"
            iconBefore="refresh"
            isLoading={isBusy}
            onClick={() => onRestore(null)}
          >
            {t('history.restore')}
          </Button>
        </Cluster>
      )}
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  padding: 0 ${theme.space[16]} ${theme.space[16]};
`;

const Changes = styled.dl`
  display: grid;
  gap: ${theme.space[12]};
`;

const Change = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[24]};
  padding-top: ${theme.space[12]};
  border-top: 1px dashed ${theme.color.line};
  ${theme.media.medium} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
  > dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
  > dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
    align-items: start;
    justify-content: space-between;
    min-width: 0;
  }
`;
