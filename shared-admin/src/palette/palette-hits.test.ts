import { bestFirst } from './palette-hits';

test('what is called so comes before what only says so', () => {
  const names = ['Cempasúchil Pagos', 'La Ñandú', 'Manaus', 'San Ñandú', 'Ñandú Labs'];
  const sortNames = (term: string) => bestFirst(names, (name) => name, term);
  expect(sortNames('mana')).toEqual(['Manaus', 'Cempasúchil Pagos', 'La Ñandú', 'San Ñandú', 'Ñandú Labs']);
  expect(sortNames('nandu')).toEqual(['Ñandú Labs', 'La Ñandú', 'San Ñandú', 'Cempasúchil Pagos', 'Manaus']);
  expect(sortNames('labs ñandú')[0]).toBe('Ñandú Labs');
});
