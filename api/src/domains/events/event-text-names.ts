/** Messages to users about events, tickets and orders; words in braces are filled in. */
export interface EventTexts {
  readonly ends: string;
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
  readonly cancelPaid: string;
  readonly otherChapter: string;
  readonly ownChapter: string;
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
  readonly otherWish: string;
  readonly nothingToDeliver: string;
  readonly nothingToSettle: string;
  readonly paymentDisputed: string;
  /** For the holder of a ticket. */
  readonly ownPaymentDisputed: string;
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
