import { categories } from '@enlace/shared-contract';

import { lookupResource } from '../../../kit/lookup-resource';

export const categoriesResource = lookupResource(categories, { table: 'categories', columns: ['slug'] });
