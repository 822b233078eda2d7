import { categories } from '@enlace/shared-contract/editorial';

import { lookupResource } from '../../../kit/lookup-resource';

export const categoriesResource = lookupResource(categories, { table: 'categories', columns: ['slug'] });
