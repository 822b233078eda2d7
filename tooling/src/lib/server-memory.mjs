/** Variables of the server that keep its memory small: glibc reserves an arena for each of its threads otherwise. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };
