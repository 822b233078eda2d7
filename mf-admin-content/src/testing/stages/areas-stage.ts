import { buildArea, createFakeApi } from '@enlace/shared-testing';

export const createApi = () =>
  createFakeApi({
    areas: [
      buildArea({ id: 1, name: 'Ciência de dados', color: '#7a3b69', members_count: 1234 }),
      buildArea({ id: 2, name: 'Diseño de producto', description: null, color: null }),
    ],
  });
