import type { Locale } from '@enlace/shared-contract/text';

export interface EventTexts {
  readonly ends: string;
  readonly timeZone: string;
  /** `{sold}`, `{held}`: numbers of seats. */
  readonly tooFewSeats: string;
  readonly eventSold: string;
  readonly cancelEvent: string;
  readonly ticketSold: string;
  readonly hideTicket: string;
  readonly ticketStays: string;
  readonly perOrder: string;
  readonly saleDates: string;
  /** `{count}`: the most, or the least, number of an order. */
  readonly mostPerOrder: string;
  readonly leastPerOrder: string;
  readonly tooManyPeople: string;
  readonly otherAddress: string;
  readonly ticketCancelled: string;
  readonly ticketTransferred: string;
  readonly ticketCheckedIn: string;
  readonly eventBegan: string;
  readonly eventEnded: string;
  /** `{count}`: the most dates of a series. */
  readonly tooManyDates: string;
  readonly oneDate: string;
  readonly repeatsAlready: string;
  /** `{dates}`: dates with sales. */
  readonly datesSold: string;
  /** `{amount}`: least amount of a donation, as money. */
  readonly leastAmount: string;
  /** `{currency}`: of the other tickets. */
  readonly currency: string;
  /** `{currency}`: of the sales. */
  readonly soldCurrency: string;
  readonly otherTickets: string;
  /** `{left}`, `{needed}`: numbers of seats. */
  readonly poolTooSmall: string;
  /** `{path}`: names of the tickets. */
  readonly tierCircle: string;
  readonly noRecipients: string;
  readonly tooLate: string;
  readonly ticketPending: string;
  readonly paidApproval: string;
  /** `{count}`: the most tickets of a bulk action. */
  readonly tooManyChosen: string;
  readonly waitingListClosed: string;
  readonly notOver: string;
  readonly ticketsLeft: string;
  readonly offerEnded: string;
  readonly placeHasTickets: string;
  readonly placeEnded: string;
  readonly soldOutJoin: string;
  /** `{amount}`: as money. */
  readonly paidLate: string;
  readonly cancelByJob: string;
  readonly staysCancelled: string;
  readonly staysPublic: string;
  readonly undoBySupervisor: string;
  readonly noAccount: string;
  readonly notOnList: string;
  readonly walkInAdded: string;
  readonly cancelUntil: string;
  /** `{until}`: date and time. */
  readonly cancelClosed: string;
  readonly undoCheckInFirst: string;
  readonly tooManyHeld: string;
  readonly noSeatsForOrder: string;
  readonly nothingToDeliver: string;
  readonly nothingToSettle: string;
  readonly noBadges: string;
  /** `{count}`: the most badges of a file. */
  readonly tooManyBadges: string;
  readonly changedMeanwhile: string;
  /** `{ticket}`: name of the kind. */
  readonly kindSoldOut: string;
  readonly noCheckInList: string;
  readonly chooseCheckInList: string;
  /** Gate of check-ins without a door. */
  readonly officeGate: string;
  readonly noNews: string;
}

/** Messages of the calls that write events and tickets. */
export const eventTexts: Readonly<Record<Locale, EventTexts>> = {
  en: {
    ends: 'The end must come after the start.',
    timeZone: 'Please choose a time zone from the list, for example America/Bogota.',
    tooFewSeats: '{sold} seats are sold and {held} are held, so there cannot be fewer.',
    eventSold: 'People have tickets for this event.',
    cancelEvent: 'Cancel the event instead.',
    ticketSold: 'People have this ticket, or are about to get it.',
    hideTicket: 'Hide it or end its sale instead.',
    ticketStays: 'A ticket cannot move to another event.',
    perOrder: 'The most per order must not be below the least.',
    saleDates: 'The sale must end after it starts.',
    mostPerOrder: 'You can take up to {count} of this ticket.',
    leastPerOrder: 'This ticket is sold from {count} at a time.',
    otherAddress: 'The ticket belongs to another address.',
    ticketCancelled: 'This ticket is cancelled.',
    ticketTransferred: 'This ticket has gone to another person.',
    ticketCheckedIn: 'This ticket was used at the door already.',
    eventBegan: 'The event has begun, so the ticket stays with you.',
    eventEnded: 'The event is over.',
    tooManyDates: 'A series has at most {count} dates. Choose an earlier end.',
    oneDate: 'There is no further date until then.',
    repeatsAlready: 'This event repeats already.',
    datesSold: 'People have tickets for {dates}. Cancel these events instead.',
    tooManyPeople: 'There are more people than tickets in this order.',
    leastAmount: 'Please give {amount} or more.',
    currency: 'The other tickets of this event are sold in {currency}.',
    soldCurrency: 'Tickets of this event were sold in {currency}, so the currency cannot change any more.',
    otherTickets: 'The tickets of this event have changed. Look at the new list, and sort them again.',
    poolTooSmall: 'The pool has {left} free seats, but this ticket needs {needed}.',
    tierCircle: 'These tickets would wait for each other: {path}.',
    noRecipients: 'Nobody is in this selection.',
    tooLate: 'Choose a time within a year.',
    ticketPending: 'This registration waits for the approval of an organiser.',
    paidApproval: 'Only a ticket without a price can require an approval.',
    tooManyChosen: 'At most {count} tickets can be changed at once. Narrow the search.',
    waitingListClosed: 'The waiting list is closed.',
    notOver: 'Only an event that is over or cancelled goes to the archive.',
    ticketsLeft: 'There are tickets left, so there is nothing to wait for.',
    offerEnded: 'This offer has ended, and its seats have gone to the next person.',
    placeHasTickets: 'You have accepted the offer. Cancel your ticket on its page instead.',
    placeEnded: 'This person does not wait any more.',
    soldOutJoin: 'Sorry, the last tickets were just taken. Join the waiting list?',
    paidLate:
      'Your payment arrived after the hold ended and no seats were left. We refunded {amount}; you are first on the waiting list.',
    cancelByJob: 'Use “Cancel the event” in the settings of the event, which also takes care of tickets and payments.',
    staysCancelled: 'This event was cancelled with its tickets. Copy it to another date instead.',
    staysPublic:
      'People have tickets for this event, or are about to get them, so it cannot be a draft again. Postpone or cancel it instead.',
    undoBySupervisor: 'Stewards undo their own scans for two minutes. A supervisor can undo this one.',
    noAccount: 'No account has this address.',
    notOnList: 'This list has no tickets of this kind.',
    walkInAdded: 'Already added as {name}. Close the form to add another person.',
    cancelUntil: 'Choose a time before the end of the event.',
    cancelClosed: 'Tickets could be cancelled until {until}. Please write to the organisers.',
    undoCheckInFirst: 'This person is checked in. Undo the check-in first.',
    tooManyHeld:
      'Too many seats of this event are held from your network or account. Finish or give back an order, or try again in some minutes.',
    noSeatsForOrder: 'There are not enough free seats for this order. Raise the capacity, or refund it.',
    nothingToDeliver: 'This order has its tickets, or its payment went back.',
    nothingToSettle: 'There is nothing to settle for this order.',
    noBadges: 'No person with a valid ticket is chosen.',
    tooManyBadges: 'A file has at most {count} badges. Choose one ticket.',
    changedMeanwhile: 'Another user has changed this ticket meanwhile. Compare the values, then save again.',
    kindSoldOut: 'There are no seats left of “{ticket}”.',
    noCheckInList: 'This event has no check-in list. Add one on the tab Check-in.',
    chooseCheckInList: 'Please choose a check-in list.',
    officeGate: 'Office',
    noNews: 'The people know it already, or there is nothing new.',
  },
  es: {
    ends: 'El final debe ser posterior al comienzo.',
    timeZone: 'Elige una zona horaria de la lista, por ejemplo America/Bogota.',
    tooFewSeats: 'Hay {sold} plazas vendidas y {held} reservadas, así que no puede haber menos.',
    eventSold: 'Hay personas con entradas para este evento.',
    cancelEvent: 'Mejor cancela el evento.',
    ticketSold: 'Hay personas que tienen esta entrada o están a punto de obtenerla.',
    hideTicket: 'Mejor ocúltala o termina su venta.',
    ticketStays: 'Una entrada no puede pasar a otro evento.',
    perOrder: 'El máximo por pedido no puede ser menor que el mínimo.',
    saleDates: 'La venta debe terminar después de empezar.',
    mostPerOrder: 'Puedes tomar hasta {count} de esta entrada.',
    leastPerOrder: 'Esta entrada se vende de {count} en adelante.',
    otherAddress: 'La entrada es de otra dirección.',
    ticketCancelled: 'Esta entrada está cancelada.',
    ticketTransferred: 'Esta entrada pasó a otra persona.',
    ticketCheckedIn: 'Esta entrada ya se usó en la puerta.',
    eventBegan: 'El evento ya comenzó, así que la entrada se queda contigo.',
    eventEnded: 'El evento ya terminó.',
    tooManyDates: 'Una serie tiene como máximo {count} fechas. Elige un final anterior.',
    oneDate: 'No hay otra fecha hasta entonces.',
    repeatsAlready: 'Este evento ya se repite.',
    datesSold: 'Hay personas con entradas para {dates}. Mejor cancela esos eventos.',
    tooManyPeople: 'Hay más personas que entradas en este pedido.',
    leastAmount: 'El importe debe ser de {amount} o más.',
    currency: 'Las demás entradas de este evento se venden en {currency}.',
    soldCurrency: 'Ya se vendieron entradas de este evento en {currency}, así que la moneda no puede cambiar.',
    otherTickets: 'Las entradas de este evento cambiaron. Mira la lista nueva y ordénalas otra vez.',
    poolTooSmall: 'El cupo compartido tiene {left} plazas libres, pero esta entrada necesita {needed}.',
    tierCircle: 'Estas entradas se esperarían unas a otras: {path}.',
    noRecipients: 'No hay nadie en esta selección.',
    tooLate: 'Elige un momento dentro de un año.',
    ticketPending: 'Esta inscripción espera la aprobación de la organización.',
    paidApproval: 'Solo una entrada sin precio puede pedir aprobación.',
    tooManyChosen: 'Se pueden cambiar como máximo {count} entradas a la vez. Acota la búsqueda.',
    waitingListClosed: 'La lista de espera está cerrada.',
    notOver: 'Solo un evento terminado o cancelado pasa al archivo.',
    ticketsLeft: 'Quedan entradas, así que no hace falta esperar.',
    offerEnded: 'Esta oferta terminó y sus lugares pasaron a la siguiente persona.',
    placeHasTickets: 'Ya aceptaste la oferta. Cancela la entrada en su página.',
    placeEnded: 'Esta persona ya no espera.',
    soldOutJoin: 'Lo sentimos, las últimas entradas se acaban de agotar. ¿Te apuntas a la lista de espera?',
    paidLate:
      'Tu pago llegó cuando la reserva ya había terminado y no quedaban lugares. Te devolvimos {amount}; vas primero en la lista de espera.',
    cancelByJob:
      'Usa «Cancelar el evento» en los ajustes del evento, que también se ocupa de las entradas y los pagos.',
    staysCancelled: 'Este evento se canceló junto con sus entradas. Cópialo a otra fecha.',
    staysPublic:
      'Hay personas que tienen entradas para este evento o están por obtenerlas, así que no puede volver a ser un borrador. Mejor aplázalo o cancélalo.',
    undoBySupervisor:
      'Puedes anular tus propios escaneos durante dos minutos. Una persona supervisora puede anular este.',
    noAccount: 'Ninguna cuenta tiene esta dirección.',
    notOnList: 'Esta lista no tiene entradas de este tipo.',
    walkInAdded: 'Ya está en la lista como {name}. Cierra el formulario para agregar a otra persona.',
    cancelUntil: 'Elige un momento anterior al final del evento.',
    cancelClosed: 'Las entradas se podían cancelar hasta el {until}. Escribe a la organización.',
    undoCheckInFirst: 'Esta persona ya entró. Primero deshaz su entrada.',
    tooManyHeld:
      'Hay demasiadas plazas de este evento reservadas desde tu red o tu cuenta. Termina o libera un pedido, o inténtalo de nuevo en unos minutos.',
    noSeatsForOrder: 'No quedan plazas suficientes para este pedido. Aumenta la capacidad o reembólsalo.',
    nothingToDeliver: 'Este pedido ya tiene sus entradas, o su pago se devolvió.',
    nothingToSettle: 'No hay nada que resolver en este pedido.',
    noBadges: 'No hay personas con entrada válida en la selección.',
    tooManyBadges: 'Un archivo tiene como máximo {count} credenciales. Elige una entrada.',
    changedMeanwhile: 'Otra persona cambió esta entrada mientras tanto. Compara los valores y guarda otra vez.',
    kindSoldOut: 'No quedan plazas de «{ticket}».',
    noCheckInList: 'Este evento no tiene lista de entrada. Agrega una en la pestaña Acceso.',
    chooseCheckInList: 'Elige una lista de entrada.',
    officeGate: 'Oficina',
    noNews: 'Las personas ya lo saben, o no hay novedades.',
  },
  pt: {
    ends: 'O fim deve ser depois do início.',
    timeZone: 'Escolha um fuso horário da lista, por exemplo America/Bogota.',
    tooFewSeats: 'Há {sold} lugares vendidos e {held} reservados, então não pode haver menos.',
    eventSold: 'Há pessoas com ingressos para este evento.',
    cancelEvent: 'Em vez disso, cancele o evento.',
    ticketSold: 'Há pessoas que têm este ingresso ou estão prestes a obtê-lo.',
    hideTicket: 'Em vez disso, oculte-o ou encerre a venda.',
    ticketStays: 'Um ingresso não pode passar para outro evento.',
    perOrder: 'O máximo por pedido não pode ser menor que o mínimo.',
    saleDates: 'A venda deve terminar depois de começar.',
    mostPerOrder: 'Você pode pegar até {count} deste ingresso.',
    leastPerOrder: 'Este ingresso é vendido a partir de {count}.',
    otherAddress: 'O ingresso é de outro endereço.',
    ticketCancelled: 'Este ingresso está cancelado.',
    ticketTransferred: 'Este ingresso passou para outra pessoa.',
    ticketCheckedIn: 'Este ingresso já foi usado na entrada.',
    eventBegan: 'O evento já começou, então o ingresso fica com você.',
    eventEnded: 'O evento já terminou.',
    tooManyDates: 'Uma série tem no máximo {count} datas. Escolha um fim anterior.',
    oneDate: 'Não há outra data até lá.',
    repeatsAlready: 'Este evento já se repete.',
    datesSold: 'Há pessoas com ingressos para {dates}. Em vez disso, cancele esses eventos.',
    tooManyPeople: 'Há mais pessoas do que ingressos neste pedido.',
    leastAmount: 'O valor deve ser de {amount} ou mais.',
    currency: 'Os outros ingressos deste evento são vendidos em {currency}.',
    soldCurrency: 'Já foram vendidos ingressos deste evento em {currency}, então a moeda não pode mudar.',
    otherTickets: 'Os ingressos deste evento mudaram. Veja a nova lista e ordene de novo.',
    poolTooSmall: 'A cota compartilhada tem {left} lugares livres, mas este ingresso precisa de {needed}.',
    tierCircle: 'Estes ingressos esperariam uns pelos outros: {path}.',
    noRecipients: 'Não há ninguém nesta seleção.',
    tooLate: 'Escolha um momento dentro de um ano.',
    ticketPending: 'Esta inscrição espera a aprovação da organização.',
    paidApproval: 'Só um ingresso sem preço pode exigir aprovação.',
    tooManyChosen: 'No máximo {count} ingressos podem ser alterados de uma vez. Restrinja a busca.',
    waitingListClosed: 'A lista de espera está fechada.',
    notOver: 'Só um evento encerrado ou cancelado vai para o arquivo.',
    ticketsLeft: 'Ainda há ingressos, então não é preciso esperar.',
    offerEnded: 'Esta oferta terminou, e os lugares passaram para a próxima pessoa.',
    placeHasTickets: 'Você já aceitou a oferta. Cancele o ingresso na página dele.',
    placeEnded: 'Esta pessoa não está mais esperando.',
    soldOutJoin: 'Lamentamos, os últimos ingressos acabaram de ser reservados. Quer entrar na lista de espera?',
    paidLate:
      'Seu pagamento chegou depois do fim da reserva e não havia mais lugares. Devolvemos {amount}; você é a primeira pessoa na lista de espera.',
    cancelByJob:
      'Use “Cancelar o evento” nas configurações do evento, que também cuida dos ingressos e dos pagamentos.',
    staysCancelled: 'Este evento foi cancelado com os seus ingressos. Copie-o para outra data.',
    staysPublic:
      'Há pessoas que têm ingressos para este evento ou estão prestes a obtê-los, então ele não pode voltar a ser um rascunho. Em vez disso, adie-o ou cancele-o.',
    undoBySupervisor:
      'Você pode desfazer as suas próprias leituras por dois minutos. Uma pessoa supervisora pode desfazer esta.',
    noAccount: 'Nenhuma conta tem este endereço.',
    notOnList: 'Esta lista não tem ingressos deste tipo.',
    walkInAdded: 'Já está na lista como {name}. Feche o formulário para adicionar outra pessoa.',
    cancelUntil: 'Escolha um momento antes do fim do evento.',
    cancelClosed: 'Os ingressos podiam ser cancelados até {until}. Escreva para a organização.',
    undoCheckInFirst: 'Esta pessoa já entrou. Desfaça primeiro a entrada dela.',
    tooManyHeld:
      'Há lugares demais deste evento reservados pela sua rede ou conta. Conclua ou libere um pedido, ou tente de novo em alguns minutos.',
    noSeatsForOrder: 'Não há lugares livres suficientes para este pedido. Aumente a capacidade ou reembolse-o.',
    nothingToDeliver: 'Este pedido já tem os seus ingressos, ou o pagamento foi devolvido.',
    nothingToSettle: 'Não há nada a resolver neste pedido.',
    noBadges: 'Não há pessoas com ingresso válido na seleção.',
    tooManyBadges: 'Um arquivo tem no máximo {count} crachás. Escolha um ingresso.',
    changedMeanwhile: 'Outra pessoa alterou este ingresso enquanto isso. Compare os valores e salve de novo.',
    kindSoldOut: 'Não há mais lugares de “{ticket}”.',
    noCheckInList: 'Este evento não tem lista de check-in. Adicione uma na aba Entrada.',
    chooseCheckInList: 'Escolha uma lista de check-in.',
    officeGate: 'Escritório',
    noNews: 'As pessoas já sabem, ou não há novidades.',
  },
};
