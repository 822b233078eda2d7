import type { AuditLabels } from '../../kit/module/audit-labels';

export const eventsLabels: AuditLabels = {
  resources: {
    attendees: { en: 'Attendees', es: 'Asistentes', pt: 'Participantes' },
    check_in_lists: { en: 'Check-in lists', es: 'Listas de entrada', pt: 'Listas de check-in' },
    event_categories: { en: 'Event categories', es: 'Categorías de eventos', pt: 'Categorias de eventos' },
    event_codes: { en: 'Codes of events', es: 'Códigos de eventos', pt: 'Códigos de eventos' },
    event_messages: { en: 'Messages to attendees', es: 'Mensajes a asistentes', pt: 'Mensagens a participantes' },
    event_pools: { en: 'Shared seats', es: 'Plazas compartidas', pt: 'Lugares compartilhados' },
    events: { en: 'Events', es: 'Eventos', pt: 'Eventos' },
    orders: { en: 'Orders', es: 'Pedidos', pt: 'Pedidos' },
    questions: { en: 'Questions of events', es: 'Preguntas de eventos', pt: 'Perguntas de eventos' },
    tickets: { en: 'Tickets', es: 'Entradas', pt: 'Ingressos' },
    waiting_entries: {
      en: 'Places on waiting lists',
      es: 'Lugares en listas de espera',
      pt: 'Lugares em listas de espera',
    },
    waiting_lists: { en: 'Waiting lists', es: 'Listas de espera', pt: 'Listas de espera' },
  },
  actions: {
    cancel: { en: 'Cancelled', es: 'Canceló', pt: 'Cancelou' },
    offer: { en: 'Offered a seat to', es: 'Ofreció un lugar a', pt: 'Ofereceu um lugar a' },
    meeting: { en: 'Made an online meeting', es: 'Creó una reunión en línea', pt: 'Criou uma reunião on-line' },
    pay: { en: 'Received a payment', es: 'Recibió un pago', pt: 'Recebeu um pagamento' },
    refund: { en: 'Refunded', es: 'Devolvió dinero', pt: 'Reembolsou' },
    repeat: { en: 'Repeated an event', es: 'Repitió un evento', pt: 'Repetiu um evento' },
    approve: { en: 'Approved a registration', es: 'Aprobó una inscripción', pt: 'Aprovou uma inscrição' },
    refuse: { en: 'Refused a registration', es: 'Rechazó una inscripción', pt: 'Recusou uma inscrição' },
    transfer: { en: 'Passed a ticket on', es: 'Pasó una entrada', pt: 'Passou um ingresso adiante' },
    undoCheckIn: { en: 'Undid a check-in', es: 'Deshizo un registro de llegada', pt: 'Desfez um check-in' },
    skip: { en: 'Skipped', es: 'Omitió', pt: 'Pulou' },
  },
};
