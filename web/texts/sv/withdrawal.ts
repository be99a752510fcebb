import { texts as ways } from '../../../contract/texts/sv/refund-ways.ts';
import { WITHDRAWAL_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
import type { texts as fi } from '../fi/withdrawal.ts';

export const texts: typeof fi = {
  title: 'Ångra beställning',
  description: `En beställning på webben kan ångras i ${WITHDRAWAL_DAYS} dagar utan att du anger något skäl.`,
  heading: 'Ångra beställning',
  lead: `Du kan ångra din beställning inom ${WITHDRAWAL_DAYS} dagar utan att ange något skäl. För ett gåvokuvert räknas tiden från det att kuvertet har kommit fram. Du har ångrat dig när du har bekräftat det på den här sidan.`,
  whose:
    'Bara köparen ser uppgifterna om beställning {0}. Logga in med adressen som du köpte med, eller frånträd avtalet med formuläret nedan utan att logga in.',
  own: 'Beställningar som du kan ångra',
  ownLine: 'Beställning {0}, beställd {1}. Kan ångras till och med {2}.',
  state: 'Frånträd avtalet utan att logga in',
  other: 'En annan beställning',
  stateHelp:
    'Meddelandet gäller genast när du skickar det. Vi bekräftar det per e-post och kontrollerar sedan beställningen.',
  orderNumber: 'Beställningsnummer',
  orderNumberHelp:
    'I beställningsbekräftelsen och på kvittot, till exempel MK100001. Lämna fältet tomt om du inte hittar det.',
  nameMissing: 'Skriv ditt namn.',
  email: 'E-postadressen som du beställde med',
  emailMissing: 'Skriv e-postadressen i formen namn@exempel.fi.',
  emailHelp: 'Vi skickar bekräftelsen hit.',
  statedLead:
    'Vi tog emot ditt ångermeddelande {0}. Den tidpunkten avgör, inte när vi behandlar det.',
  name: 'Ditt namn',
  kinds: { card: '{product}', gift: 'Gåva', renewal: 'Förlängning av giltigheten' },
  stated: 'Vi har tagit emot ditt ångermeddelande',
  statedMail:
    'Bekräftelsen är på väg till {0}. Om beställningen gjordes med den adressen finns i meddelandet en länk där du ser summan som betalas tillbaka. Titta också i skräpposten.',
  unsent: 'Ditt ångermeddelande har inte skickats. Vill du lämna sidan ändå?',
  failed: 'Anslutningen till servern fungerade inte. Försök igen.',
  step: 'Steg {0}/2',
  order: 'Ångra beställning {0}',
  until: 'Kontrollera vad du ångrar. Du kan ångra dig till och med {0}.',
  sure: 'Bekräfta frånträdet',
  sureLead:
    'När du bekräftar upphör beställningen genast och vi betalar tillbaka {0}. Det går inte att göra ogjort.',
  what: 'Vad du ångrar',
  product: {
    standard: '{product}',
    gift: 'Gåvokort',
    renewal: 'Förlängning av giltigheten',
    companyOrder: 'Företagsbeställning',
  },
  forWhom: '{0}, mottagare: {1}',
  ordered: 'Beställt',
  paid: 'Betalt',
  used: '{0} av {1|# dag|# dagar} använda',
  refund: 'Du får tillbaka',
  after: {
    card: 'Kortet ger inte längre inträde till museerna. Om plastkortet inte har postats ännu skickas det inte.',
    renewal: 'Det tillagda året tas bort från ditt kort. Den tidigare giltigheten består.',
    gift: 'Gåvans kod slutar fungera, och gåvan skickas inte längre.',
    taken: 'Gåvor som redan har aktiverats ({0}) förblir mottagarnas och betalas inte tillbaka.',
    ended:
      '{0|En gåva som redan har aktiverats|# gåvor som redan har aktiverats} upphör, och vi meddelar {0|mottagaren|mottagarna}.',
    monthly: 'Månadsbetalningarna upphör. De återstående raterna debiteras inte.',
    receipt: 'Du får en bekräftelse per e-post till {0}.',
  },
  next: 'Frånträd avtalet här',
  confirm: 'Bekräfta frånträdet',
  back: 'Tillbaka',
  done: 'Beställningen är ångrad',
  doneLead: 'Vi tog emot ditt ångermeddelande om beställning {0} den {1}.',
  doneRefund: 'Vi betalar tillbaka {0}.',
  ways,
  doneNothing:
    'Den använda andelen är lika stor som det betalda beloppet, så inget återstår att betala tillbaka.',
  doneReceipt: 'Bekräftelsen är på väg till {0}. Spara den.',
  toOrders: 'Mina beställningar',
  home: 'Till startsidan',
  notOpen: {
    tooLate:
      'Beställningen gjordes {0}, och ångerfristen gick ut {1}. Beställningen kan inte längre ångras.',
    company: 'Företagsbeställningar omfattas inte av konsumentens ångerrätt.',
    refunded: 'Vår kundtjänst har redan betalat tillbaka det som betalats för beställningen.',
    taken: 'Alla gåvor i beställningen har redan aktiverats, så det finns inget att ångra.',
  },
  askService: 'Om något är fel hjälper vi gärna: {0}, {1}.',
  noScript: {
    title: 'Sidan kräver JavaScript',
    body: 'Din webbläsare kör inte JavaScript. Du kan ångra beställningen också med blanketten i beställningsbekräftelsen eller genom att ringa kundtjänsten: {0}.',
  },
};
