/**
 * Patterns of unsolicited offers, one for each subject, in English, Spanish and Portuguese, in small letters without
 * accents. One subject alone decides nothing, because some members work in search engines, banks and games.
 */
export const pitches: readonly RegExp[] = [
  // Search engines and links
  /\bseo\b|back ?links?\b|guest ?post|link[- ]?building|link insertion|domain (authority|rating)|(first|1st|top) (page|spot|results?) (of|on|in) google|rank(ing|ed|s)? (higher|better|#?1|number one|your|on google)|posicionamiento (web|en google)|primera (pagina|posicion) (de|en) google|primeira (pagina|posicao) (do|no) google|organic traffic|trafico (organico|web)|trafego organico|your (web ?site'?s?|site) (traffic|ranking|visibility|is not|isn't|is missing|has (several|some) (errors|issues))/,
  // Gambling and quick money
  /\bcasino\b|\bcassino\b|\bslots?\b.{0,30}\b(bonus|online|win)|sports? ?bet|\bbetting\b|apuestas|\bapostas\b|free spins|\bforex\b|\bcrypto (trading|invest|profit|signals?)|\b(bitcoin|btc|usdt|ethereum)\b|(passive|guaranteed|daily|extra) (income|profits?|returns?)|ingresos (pasivos|extra|garantizados)|renda (extra|passiva)|lucro (garantido|diario)|ganancias (diarias|garantizadas)|earn (up to )?[$€]|\bquick loans?\b|business loans?|prestamos? (rapidos?|inmediatos?|sin)|emprestimos? (rapidos?|sem|na hora)|merchant cash|no credit check/,
  // Medicine and diets
  /\bviagra\b|\bcialis\b|\bkamagra\b|\btadalafil\b|weight ?loss|bajar de peso|emagrec|\bkratom\b|\bcbd (oil|gumm)|\bescorts?\b|\bporn|\bxxx\b|onlyfans|hot (girls|singles|milfs)|adult dating|citas calientes|sexy (girls|ladies)/,
  // Unsolicited services
  /web ?(site)? ?(design|redesign|development) (services?|company|agency|packages?)|re-?design (your|of your) (web)?site|(explainer|promo(tional)?|animated) videos?|buy (real )?(followers|likes|reviews)|comprar (seguidores|likes)|(email|e-mail|contact|leads?) (lists?|database|base)s?\b.{0,60}(buy|sale|million|verified|price|sell|offer)|\b(million|verified|targeted) (emails?|contacts|leads)\b|lead generation|base de (datos|dados) de (correos|emails|clientes|e-mails)|virtual assistants?|mobile app (development|developers)|outsourc(e|ing) (your|company)|dise[n]o de paginas web|criacao de sites|contact ?forms? (blast|marketing|submission)|send (your )?(message|offer|ad)s? to (millions|\d)|marketing digital (para su|para o seu|para sua)|increase (your )?(sales|conversions|leads|traffic|revenue)|aumentar? (sus|tus|suas|seu) ?(ventas|vendas|clientes|faturamento)/,
  // Phrases of mass mails
  /\bunsubscribe\b|opt[- ]?out\b|click (here|below|the link|on the link)|haz clic (aqui|en el enlace)|haga clic|clique (aqui|no link|abaixo)|limited[- ]time|act (now|fast|today)|only today|solo hoy|so hoje|special (price|offer|discount)|oferta (especial|limitada|exclusiva)|100 ?% (free|gratis|guaranteed|legit)|\$ ?\d+ ?(a|per|\/) ?(day|week|month)|reply (stop|yes)|to stop (receiving|further)|no longer wish to receive|risk[- ]free|money[- ]back/,
  // Invitations to other channels
  /\b(t\.me|wa\.me)\/|(telegram|whats ?app|skype|signal) ?(:|@|\+|at|number|group|channel|me)|(escribeme|contactame|chama|me chame|fale comigo|write me|contact me|text me|add me) (al|por|en|on|via|no|pelo|at) (whats|telegram|skype|wechat|zap)/,
  // Letters about a fortune or about a domain that ends soon
  /\b(beneficiary|inheritance|next of kin|late (husband|client)|consignment|barrister|million (us )?dollars|usd ?\d+ ?(million|m)\b|herencia|heranca|herdeir|beneficiari[oa] de)|domain (name )?(expir|renewal|notice|registration service)|final (notice|notification)|your (domain|trademark|copyright).{0,40}(expire|infring|violat|terminat)|copyright infringement/,
];

/** Hosts of mail addresses that exist for a short time. */
export const disposableDomains: ReadonlySet<string> = new Set(
  `10minutemail.com 10minutemail.net 20minutemail.com anonaddy.me burnermail.io discard.email dispostable.com dropmail.me
  emailondeck.com fakeinbox.com fakemail.net getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com
  guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com inboxbear.com inboxkitten.com
  mail-temp.com mail.tm mailcatch.com maildrop.cc mailinator.com mailinator.net mailnesia.com mailpoof.com mailsac.com
  mailtemp.info mintemail.com moakt.com mohmal.com mytemp.email nada.email sharklasers.com spam4.me spamgourmet.com
  temp-mail.io temp-mail.org tempail.com tempinbox.com tempmail.com tempmail.dev tempmail.plus tempmailo.com
  tempr.email throwawaymail.com trash-mail.com trashmail.com trashmail.de trashmail.io yopmail.com yopmail.fr
  yopmail.net`.split(/\s+/),
);
