import type { texts as fi } from '../../fi/parts/my-card.ts';

export const texts: typeof fi = {
  name: 'Mitt {product}',
  hello: {
    valid: 'Hej {0}, dörrarna är öppna.',
    expired: 'Hej {0}, ditt kort vilar.',
    onHold: 'Hej {0}, ditt kort är pausat.',
    blocked: 'Hej {0}, ditt kort är spärrat.',
    refunded: 'Hej {0}, ditt kort har ingen giltighet.',
    noCard: 'Hej {0}, du har inget kort ännu.',
    noName: 'Hej, du har inget kort ännu.',
  },
  card: '{product}, {0}, kundnummer {1}',
  pass: {
    name: 'Visa i biljettkassan',
    number: 'Kundnummer',
    show: 'Visa i kassan tillsammans med legitimation.',
    qr: 'QR-kod för kundnumret',
    barcode: 'Streckkod för kundnumret',
  },
  validity: {
    label: 'Giltigt',
    until: 'till {0}',
    onCard: 'Giltigt till {0}',
    expired: 'Giltigheten gick ut {0}',
    left: {
      month: '{0} månad',
      months: '{0} månader',
      day: '{0} dag',
      days: '{0} dagar',
      whole: '{0} kvar',
      both: '{0} och {1} kvar',
    },
    days: { one: 'Sista giltighetsdagen', many: '{0} dagar kvar' },
    waiting: 'Väntar på första besöket',
    waitingBody: 'Kortet fungerar redan. Året börjar den dag du besöker ditt första museum.',
    onHold: 'Kortet är pausat',
    onHoldBody:
      'En månadsrat är obetald, så kortet släpper inte in dig på museerna just nu. När du betalar raten fungerar kortet genast.',
    blocked: 'Kortet är spärrat',
    blockedBody:
      'Kortet släpper inte in dig på museerna. Kontakta kundtjänsten, så reder vi ut saken.',
    refunded: 'Ingen giltighetstid',
    refundedBody:
      'Beställningen har ångrats och betalningen återbetalats. Förläng kortet, så öppnas dörrarna igen.',
    bar: '{0} av 12 månader kvar',
    rest: 'Din rya finns kvar. När du förlänger giltigheten återvänder färgerna.',
  },
  payInstalment: 'Betala månadsraten',
  unpaid: {
    title: 'En månadsrat blev obetald',
    body: 'Kortet fungerar ännu. Om raten inte betalas kommer man inte in på museerna med kortet från och med den {0}.',
  },
  extend: 'Förläng giltigheten',
  fullScreen: 'Helskärm för kassan',
  buy: 'Köp ett kort till dig själv',
  activate: 'Aktivera ett kort du fått',
  noCardBody: 'Kortet dyker upp i ramen så snart du har köpt eller aktiverat det.',
  beingPaid:
    'Vi håller på att bekräfta din betalning. Kortet dyker upp i ramen så snart bekräftelsen kommer. Betala inte på nytt.',
  frame: 'En tom ram som väntar på ditt kort',
  story: {
    why: 'Varför gäller kortet till {0}?',
    whyNoEnd: 'Vad består giltigheten av?',
    sum: 'Sista giltighetsdagen är alltså {0}.',
  },
  install: {
    title: 'Kortet på hemskärmen',
    body: 'Installera Mitt {product} på din telefon, så öppnas kortet med ett tryck, även utan nät.',
    button: 'Installera',
    byHand:
      'Lägg till kortet på hemskärmen: tryck på webbläsarens dela-knapp och välj ”Lägg till på hemskärmen”. Därefter öppnas kortet även utan nät.',
  },
  tabs: {
    visits: 'Besök',
    validity: 'Giltighet',
    orders: 'Beställningar och kvitton',
    details: 'Mina uppgifter',
    privacy: 'Integritet',
  },
};
