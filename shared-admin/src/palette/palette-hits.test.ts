import { bestFirst } from './palette-hits';

test('what is called so comes before what only says so', () => {
  const names = ['Cempasúchil Pagos', 'La Ñandú', 'Manaus', 'San Ñandú', 'Ñandú Labs'];
  const sorted = (term: string) => bestFirst(names, (name) => name, term);
  expect(sorted('mana')).toEqual(['Manaus', 'Cempasúchil Pagos', 'La Ñandú', 'San Ñandú', 'Ñandú Labs']);
  expect(sorted('nandu')).toEqual(['Ñandú Labs', 'La Ñandú', 'San Ñandú', 'Cempasúchil Pagos', 'Manaus']);
  expect(sorted('labs ñandú')[0]).toBe('Ñandú Labs');
});
