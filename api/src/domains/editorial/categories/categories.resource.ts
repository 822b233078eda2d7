import { categories } from '@enlace/shared-contract/editorial';

import { lookupResource } from '../../../kit/core/table/lookup-resource';

export const categoriesResource = lookupResource(categories, { table: 'categories', columns: ['slug'] });
