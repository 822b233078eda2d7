import { parseWhere, whereDepth } from '@enlace/shared-contract/lists';
import { queryOf } from '@enlace/shared-contract/resources';
import { styled } from '@enlace/shared-platform';
import { Button, Cluster, Select, Stack, Text, theme } from '@enlace/shared-ui';
import { Drawer } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { filterableFields, type FilterableField } from './filterable-fields';
import { useWhereTexts } from './texts';
import { WhereRow } from './where-row';
import {
  changeNode,
  isGroup,
  newGroup,
  newLeaf,
  nodesOf,
  whereOf,
  type GroupNode,
  type WhereNode,
} from './where-nodes';

export interface WhereDrawerProps {
  readonly admin: AdminResource;
  /** The conditions as in the address. */
  readonly where: string;
  readonly onApply: (where: string) => void;
  readonly onClose: () => void;
}

/** The filter builder: conditions on all allowed fields, joined by "all" and "any". */
export function WhereDrawer({ admin, where, onApply, onClose }: WhereDrawerProps) {
  const t = useWhereTexts();
  const words = useResourceTexts(admin);
  const fields = filterableFields(admin, words);
  const [tree, setTree] = useState(() => {
    const initialNodes = nodesOf(where === '' ? undefined : parseWhere(where, queryOf(admin.handle.contract)));
    const [first] = fields;
    return initialNodes.nodes.length > 0 || first === undefined
      ? initialNodes
      : newGroup([newLeaf(first.name, first.field)]);
  });
  const change = (key: number, next: (node: WhereNode) => WhereNode | null) =>
    setTree((before) => (before.key === key ? keepGroup(before, next) : changeNode(before, key, next)));
  const apply = () => {
    const filter = whereOf(tree);
    onApply(filter === undefined ? '' : JSON.stringify(filter));
    onClose();
  };
  return (
    <Drawer
      isOpen
      size="4xl"
      title={t('title')}
      onClose={onClose}
      footer={
        <Cluster>
          <Button variant="ghost" onClick={() => setTree(newGroup())}>
            {t('clear')}
          </Button>
          <Button onClick={apply}>{t('apply')}</Button>
        </Cluster>
      }
    >
      <Group group={tree} depth={1} fields={fields} onChange={change} />
    </Drawer>
  );
}

interface GroupProps {
  readonly group: GroupNode;
  readonly depth: number;
  readonly fields: readonly FilterableField[];
  readonly onChange: (key: number, next: (node: WhereNode) => WhereNode | null) => void;
}

function Group({ group, depth, fields, onChange }: GroupProps) {
  const t = useWhereTexts();
  const add = (node: WhereNode) =>
    onChange(group.key, (old) => (isGroup(old) ? { ...old, nodes: [...old.nodes, node] } : old));
  const [first] = fields;
  return (
    <Box data-depth={depth}>
      <Cluster>
        <Select
          aria-label={t('join')}
          value={group.join}
          options={(['and', 'or'] as const).map((value) => ({ value, label: t(`joins.${value}`) }))}
          onChange={(event) =>
            onChange(group.key, (old) =>
              isGroup(old) ? { ...old, join: event.target.value === 'or' ? 'or' : 'and' } : old,
            )
          }
        />
        {depth > 1 && (
          <Button size="small" variant="ghost" iconBefore="close" onClick={() => onChange(group.key, () => null)}>
            {t('removeGroup')}
          </Button>
        )}
      </Cluster>
      <Stack gap={12}>
        {group.nodes.map((node) =>
          isGroup(node) ? (
            <Group key={node.key} group={node} depth={depth + 1} fields={fields} onChange={onChange} />
          ) : (
            <WhereRow key={node.key} leaf={node} fields={fields} onChange={(next) => onChange(node.key, next)} />
          ),
        )}
        {group.nodes.length === 0 && <Text tone="soft">{t('none')}</Text>}
      </Stack>
      <Cluster>
        <Button
          size="small"
          variant="secondary"
          iconBefore="plus"
          onClick={() => first !== undefined && add(newLeaf(first.name, first.field))}
        >
          {t('add')}
        </Button>
        {depth < whereDepth - 1 && (
          <Button
            size="small"
            variant="ghost"
            iconBefore="plus"
            onClick={() => first !== undefined && add(newGroup([newLeaf(first.name, first.field)], 'or'))}
          >
            {t('addGroup')}
          </Button>
        )}
      </Cluster>
    </Box>
  );
}

/** The outermost group can change, but it is never removed. */
function keepGroup(before: GroupNode, next: (node: WhereNode) => WhereNode | null): GroupNode {
  const after = next(before);
  return after !== null && isGroup(after) ? after : before;
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  &:not([data-depth='1']) {
    padding: ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
  }
`;
