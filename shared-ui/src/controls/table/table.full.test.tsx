import { act, fireEvent, render, screen } from '@testing-library/react';

import { renderStory } from '../../testing/render-story';
import { Table } from './table';
import { WithEverything, WithWidths } from './table.story';

const head = (name: string) => screen.getByRole('columnheader', { name });

test('with Shift the rows since the last press are chosen, or let go of', async () => {
  const user = renderStory(WithEverything);
  const [all, ...boxes] = screen.getAllByRole<HTMLInputElement>('checkbox');
  const press = (at: number) => user.click(boxes[at] ?? screen.getByText('no such row'));
  const chosenIndexes = () => boxes.flatMap(({ checked }, at) => (checked ? [at] : []));
  for (let presses = 0; chosenIndexes().length > 0 && presses < 2; presses += 1)
    await user.click(all ?? screen.getByRole('table'));
  await press(3);
  await user.keyboard('{Shift>}');
  await press(1);
  expect(chosenIndexes()).toEqual([1, 2, 3]);
  await press(2);
  expect(chosenIndexes()).toEqual([3]);
  await user.keyboard('{/Shift}');
  await press(0);
  expect(chosenIndexes()).toEqual([0, 3]);
});

test('a column is made wider and narrower with keys, and as it was', async () => {
  const user = renderStory(WithWidths);
  const edge = screen.getByRole('separator', { name: 'Width of Country' });
  expect(edge).toHaveAttribute('aria-valuenow', '160');
  act(() => edge.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
  expect(edge).toHaveAttribute('aria-valuenow', '128');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(edge).toHaveAttribute('aria-valuenow', '64');
  expect(screen.getByRole('table')).toHaveStyle({ '--size-1': 'min(64px, calc((100cqi - 20rem) * 1.0000))' });
  await user.keyboard('{Delete}');
  expect(edge).toHaveAttribute('aria-valuetext', 'as wide as it needs');
  expect(head('Country')).not.toHaveAttribute('data-sized');
});

test('a column is drawn by its edge', () => {
  renderStory(WithWidths);
  const edge = screen.getByRole('separator', { name: 'Width of Country' });
  jest.spyOn(head('Country'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 160, 40));
  const draw = (type: string, clientX: number) => fireEvent(edge, new MouseEvent(type, { bubbles: true, clientX }));
  draw('pointerdown', 300);
  draw('pointermove', 340);
  draw('pointermove', 380);
  expect(screen.getByRole('table').style.getPropertyValue('--size-1')).toBe('240px');
  draw('pointerup', 380);
  draw('pointermove', 500);
  expect(edge).toHaveAttribute('aria-valuenow', '240');
});

test('only the row that is ticked is drawn again', () => {
  const drawRow = jest.fn();
  const columns = [{ key: 'name', header: 'Name', cell: ({ name }: { name: string }) => (drawRow(name), name) }];
  const rows = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  const keyOf = ({ name }: { name: string }) => name;
  const table = (keys: readonly string[]) => (
    <Table
      label="Letters"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowLabel={keyOf}
      selection={{ keys: new Set(keys), onChange: () => undefined }}
    />
  );
  const { rerender } = render(table([]));
  drawRow.mockClear();
  rerender(table(['b']));
  expect(drawRow.mock.calls).toEqual([['b']]);
});
