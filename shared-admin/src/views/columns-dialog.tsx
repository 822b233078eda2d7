import { styled } from '@enlace/shared-platform';
import { Button, Cluster, IconButton, theme } from '@enlace/shared-ui';
import { Checkbox, Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import { useWords } from '../declare/words';
import { useAdminTexts } from '../texts';
import { moved, type Layout } from './layout';

export interface ColumnsDialogProps {
  readonly admin: AdminResource;
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  readonly onClose: () => void;
}

/** Which columns a list has, and in which order; by mouse or keys alike. The usual ones have their usual widths, too. */
export function ColumnsDialog({ admin, layout, onLayout, onClose }: ColumnsDialogProps) {
  const t = useAdminTexts();
  const words = useWords(admin);
  const [lead, ...others] = admin.columns.map(({ name }): string => name);
  const [chosen, setChosen] = useState<readonly string[]>(layout.columns ?? others);
  const [isReset, setReset] = useState(false);
  const rest = others.filter((name) => !chosen.includes(name));
  const keep = () => {
    const isUsual = JSON.stringify(chosen) === JSON.stringify(others);
    onLayout({ ...layout, columns: isUsual ? null : chosen, ...(isReset ? { widths: {} } : {}) });
    onClose();
  };
  return (
    <Modal
      isOpen
      isDismissible="byKey"
      size="md"
      title={t('views.columnsTitle')}
      onClose={onClose}
      footer={
        <Cluster>
          <Button
            variant="ghost"
            onClick={() => {
              setChosen(others);
              setReset(true);
            }}
          >
            {t('views.usual')}
          </Button>
          <Button onClick={keep}>{t('views.keep')}</Button>
        </Cluster>
      }
    >
      <List>
        {lead !== undefined && (
          <li>
            <Checkbox checked isDisabled>
              {words(`fields.${lead}`)}
            </Checkbox>
          </li>
        )}
        {[...chosen, ...rest].map((name) => {
          const isShown = chosen.includes(name);
          const label = words(`fields.${name}`);
          return (
            <li key={name}>
              <Checkbox
                checked={isShown}
                onChange={() => setChosen(isShown ? chosen.filter((one) => one !== name) : [...chosen, name])}
              >
                {label}
              </Checkbox>
              {isShown && (
                <span>
                  {([-1, 1] as const).map((by) => (
                    <IconButton
                      key={by}
                      icon={by === -1 ? 'chevronUp' : 'chevronDown'}
                      size="small"
                      label={t(by === -1 ? 'views.up' : 'views.down', { name: label })}
                      onClick={() => setChosen(moved(chosen, name, by))}
                    />
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </List>
    </Modal>
  );
}

const List = styled.ul`
  display: grid;
  > li {
    display: flex;
    gap: ${theme.space[12]};
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;
