import { styled } from '@enlace/shared-platform';
import { Button, Cluster, IconButton, theme } from '@enlace/shared-ui';
import { Checkbox, Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { useAdminTexts } from '../texts';
import { moveName, type Layout } from './layout';

export interface ColumnsDialogProps {
  readonly admin: AdminResource;
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  readonly onClose: () => void;
}

/**
 * Selects the columns of a list and their order, by mouse or keyboard. The default columns also restore the default
 * widths.
 */
export function ColumnsDialog({ admin, layout, onLayout, onClose }: ColumnsDialogProps) {
  const t = useAdminTexts();
  const words = useResourceTexts(admin);
  const [lead, ...others] = admin.columns.map(({ name }): string => name);
  const [chosenNames, setChosenNames] = useState<readonly string[]>(layout.columns ?? others);
  const [isReset, setReset] = useState(false);
  const rest = others.filter((name) => !chosenNames.includes(name));
  const keep = () => {
    const isUsual = JSON.stringify(chosenNames) === JSON.stringify(others);
    onLayout({ ...layout, columns: isUsual ? null : chosenNames, ...(isReset ? { widths: {} } : {}) });
    onClose();
  };
  return (
    <Modal
      isOpen
      size="md"
      title={t('views.columnsTitle')}
      onClose={onClose}
      footer={
        <Cluster>
          <Button
            variant="ghost"
            onClick={() => {
              setChosenNames(others);
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
        {[...chosenNames, ...rest].map((name) => {
          const isShown = chosenNames.includes(name);
          const label = words(`fields.${name}`);
          return (
            <li key={name}>
              <Checkbox
                checked={isShown}
                onChange={() =>
                  setChosenNames(isShown ? chosenNames.filter((one) => one !== name) : [...chosenNames, name])
                }
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
                      onClick={() => setChosenNames(moveName(chosenNames, name, by))}
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
