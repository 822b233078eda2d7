import * as z from 'zod/mini';

/** Call by which a gateway names the folder of its releases; it needs the secret that gateway and API share. */
export const internalRegistryStorePath = '/internal/registry-store';

/** The identity of the folder; `adopts` makes it the folder of all gateways of this API. */
export const registryStoreSchema = z.object({ id: z.uuid(), adopts: z.boolean() });

export type RegistryStoreClaim = z.infer<typeof registryStoreSchema>;
