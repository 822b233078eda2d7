import type { RowPolicy } from '../../../kit/core/read/present';

/** Field of a row that states whether the viewer leads a chapter of its event. */
export const isLedField = 'is_led';

/** Leaders edit the events of their chapters; only users with the permission remove events. */
export const eventsPolicy: RowPolicy = (_viewer, operation, row) => operation === 'edit' && row[isLedField] === true;

/** Leaders read and write the tickets of the events of their chapters. */
export const ticketsPolicy: RowPolicy = (_viewer, _operation, row) => row[isLedField] === true;
