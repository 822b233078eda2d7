/** The form that copies an event with tickets and questions: a new event with its values alone has neither. */
export function copyAddress(id: number): string {
  return `/admin/events/${id}?panel=publishing#event-copy`;
}
