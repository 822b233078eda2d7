import type { DatasetInfo } from '@enlace/shared-contract/dashboards';
import { useFormats, useSelector, useTexts } from '@enlace/shared-platform';
import { VisuallyHidden } from '@enlace/shared-ui';

import { selectFigures } from '../state/figures.slice';
import { homeTexts } from '../texts';

/** More failures than these are a number. */
const mostNames = 5;

/** One live text for all numbers of the page. It changes a few times while they arrive, and names failures at the end. */
export function LoadingStatus({ infos }: { readonly infos: readonly DatasetInfo[] }) {
  const t = useTexts(homeTexts);
  const { list } = useFormats();
  const statusText = useSelector((state) => {
    const figures = selectFigures(state);
    return infos.map(({ name }) => figures[name]?.status ?? 'pending').join(' ');
  });
  const statuses = statusText.split(' ');
  const count = infos.length;
  const openCount = statuses.filter((status) => status === 'pending').length;
  const failedInfos = infos.filter((_info, index) => statuses[index] === 'rejected');
  const step = Math.ceil(count / 4);
  const loadedCount = count - openCount;
  const readWords = (): string => {
    if (openCount > 0) return t('status.some', { done: loadedCount - (loadedCount % step), count });
    if (failedInfos.length === 0) return t('status.all');
    const arrivedCount = count - failedInfos.length;
    return failedInfos.length > mostNames
      ? t('status.manyFailed', { done: arrivedCount, count, failed: failedInfos.length })
      : t('status.failed', { done: arrivedCount, count, names: list(failedInfos.map(({ title }) => title)) });
  };
  return <VisuallyHidden role="status">{readWords()}</VisuallyHidden>;
}
