import { useLateTexts, useNotices } from '@enlace/shared-admin';
import type { DatasetAnswer, DatasetQuery } from '@enlace/shared-contract/dashboards';
import { useCall, useScreen } from '@enlace/shared-data';
import { IconButton } from '@enlace/shared-ui';
import { Dropdown, type MenuEntry } from '@enlace/shared-ui/controls';

import { dashboards } from '../state/dashboards.slice';
import { requestOf } from '../state/use-catalogue';
import { menuTexts } from './menu-texts';
import { useImage } from './export/use-image';
import type { WidgetProps } from './widget-props';

export interface WidgetMenuProps extends WidgetProps {
  /** Null while there is nothing to save. */
  readonly answer: DatasetAnswer | null;
  /** What the answer was requested with. */
  readonly query: DatasetQuery;
}

/** Files, place on the page, goal and link of one data set. */
export function WidgetMenu(props: WidgetMenuProps) {
  const { info, choice, pin, answer, onTogglePin, onTask } = props;
  const t = useLateTexts(menuTexts);
  const { locale } = useScreen();
  const { showFailure } = useNotices();
  const { run } = useCall(dashboards.calls.csv, info.name);
  const saveImage = useImage(props);
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      showFailure(failure, t('failed'));
    }
  };
  const saveCsv = async () => {
    const { saveCsvFile } = await import(/* webpackChunkName: "dashboard-export" */ './export/save-file');
    saveCsvFile(await run({ name: info.name, query: requestOf(info, choice, locale).query, lang: locale }), info.name);
  };
  const isDisabled = answer === null;
  const items: readonly MenuEntry[] = [
    { id: 'csv', label: t('csv'), icon: 'download', isDisabled, onSelect: () => void attempt(saveCsv) },
    { id: 'svg', label: t('svg'), icon: 'image', isDisabled, onSelect: () => void attempt(() => saveImage('svg')) },
    { id: 'png', label: t('png'), icon: 'image', isDisabled, onSelect: () => void attempt(() => saveImage('png')) },
    {
      id: 'pin',
      label: t(pin === null ? 'pin' : 'unpin'),
      icon: 'star',
      hasLine: true,
      onSelect: () => onTogglePin(info),
    },
    ...(pin?.onUp ? [{ id: 'up', label: t('up'), icon: 'chevronUp', onSelect: pin.onUp } as const] : []),
    ...(pin?.onDown ? [{ id: 'down', label: t('down'), icon: 'chevronDown', onSelect: pin.onDown } as const] : []),
    { id: 'goal', label: t('goal'), icon: 'tag', hasLine: true, onSelect: () => onTask({ kind: 'goal', info }) },
    { id: 'share', label: t('share'), icon: 'external', onSelect: () => onTask({ kind: 'share', info }) },
  ];
  return (
    <Dropdown
      placement="bottom-end"
      items={items}
      trigger={(trigger) => (
        <IconButton
          icon="more"
          size="small"
          label={t('menu', { title: info.title })}
          data-menu={info.name}
          {...trigger}
        />
      )}
    />
  );
}
