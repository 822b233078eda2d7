import { defineDataset } from '../define-dataset';

export const getBookings = defineDataset({
  name: 'getBookings',
  kind: 'time',
  unit: 'bookings',
  source: 'bookings',
  by: 'time',
  grains: ['month', 'day', 'week', 'quarter', 'year'],
  period: 365,
  filters: ['chapter'],
  readers: ['admin', 'leader'],
  figure: { leader: 6 },
  words: {
    en: {
      title: 'Tickets booked',
      question: 'How many tickets of events are booked?',
      definition:
        'Tickets of events by the time of the booking, cancelled ones included. Registrations without approval and carts do not count.',
    },
    es: {
      title: 'Entradas reservadas',
      question: '¿Cuántas entradas de eventos se reservan?',
      definition:
        'Entradas de eventos según el momento de la reserva, también las canceladas. No cuentan las inscripciones sin aprobación ni los carritos.',
    },
    pt: {
      title: 'Ingressos reservados',
      question: 'Quantos ingressos de eventos são reservados?',
      definition:
        'Ingressos de eventos pelo momento da reserva, também os cancelados. Não contam as inscrições sem aprovação nem os carrinhos.',
    },
  },
});
