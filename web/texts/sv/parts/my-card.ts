import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../../domain/scheme/campaign.ts';
import type { texts as fi } from '../../fi/parts/my-card.ts';

export const texts: typeof fi = {
  name: 'Mitt {product}',
  hello: {
    valid: 'Hej {0}, dörrarna är öppna.',
    blocked: 'Hej {0}, ditt kort är spärrat.',
    refunded: 'Hej {0}, ditt kort är inte giltigt.',
    noCard: 'Hej {0}, du har inget kort ännu.',
    noName: 'Hej, du har inget kort ännu.',
  },
  card: '{product}, {0}, kundnummer {1}',
  pass: {
    name: 'Visa i kassan',
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
      months: '{0|# månad|# månader}',
      days: '{0|# dag|# dagar}',
      whole: '{0} kvar',
      both: '{0} och {1} kvar',
    },
    days: '{0|Sista giltighetsdagen|# dagar kvar}',
    waiting: 'Väntar på första besöket',
    waitingBody: 'Kortet fungerar redan. Året börjar den dag du besöker ditt första museum.',
    onHold: 'Kortet är pausat, betalning saknas',
    onHoldBody:
      'En månadsrat är obetald, så kortet släpper inte in dig på museerna just nu. När du betalar raten fungerar kortet genast.',
    blocked: 'Kortet är spärrat',
    blockedBody:
      'Kortet släpper inte in dig på museerna. Kontakta kundtjänsten, så reder vi ut saken.',
    refunded: 'Kortet är inte giltigt',
    refundedBody:
      'Beställningen har ångrats och betalningen återbetalats. Förläng giltigheten, så kommer du in på museerna igen.',
    bar: `{0} av ${CARD_MONTHS} månader kvar`,
    rest: 'Din rya finns kvar. När du förlänger giltigheten återvänder färgerna.',
  },
  unpaid: {
    body: 'Kortet fungerar ännu. Om raten inte betalas kommer man inte in på museerna med kortet från och med den {0}.',
  },
  situation: {
    show: 'Visa i kassan',
    museums: 'Se museerna',
    service: 'Kundtjänst',
    onHold: {
      heading: 'En rat är obetald.',
      lead: 'Kortet är pausat tills raten är betald. Därefter fungerar det genast.',
      stamp: 'Pausat, betalning saknas',
      title: 'Obetalt',
      pay: 'Betala nu, {0}',
      payUnknown: 'Betala nu',
      otherCard: 'Byt betalkort',
    },
    ended: {
      heading: 'Ditt kort gick ut {0}.',
      lead: 'Ditt nummer, din rya och {0|ditt besök|dina # besök} finns kvar.',
      leadNoVisits: 'Ditt nummer och din rya finns kvar.',
      stamp: 'Utgånget',
      title: 'Ta kortet i bruk igen',
      body: 'Den nya perioden börjar genast när betalningen är gjord och varar ett år.',
      ifToday: 'Om du betalar i dag',
      until: 'giltigt till {0}',
    },
    endsSoon: {
      heading: 'Ännu {0|# dag|# dagar}, {1}.',
      lastDay: 'Sista dagen är i dag.',
      title: 'Förläng med ett år',
      saving: '{0} förmånligare än ett nytt kort, om du förlänger senast {1}.',
      current: 'Den nuvarande perioden slutar',
      next: 'Ny period',
    },
    extend: {
      button: 'Förläng, {0}',
      monthlyLink: 'Betala månadsvis',
      monthly: `{0}: {1} i månaden, ${INSTALMENT_COUNT} rater, totalt {2}. Bindande i ${INSTALMENT_COUNT} månader.`,
    },
    unused: {
      heading: 'Vid vilken dörr börjar du?',
      near: 'Den första dörren finns {0} bort.',
      distance: { metres: '{0} meter', kilometres: '{0} kilometer' },
      title: 'Ditt första museum',
      body: 'Vi hittar det museum som ligger närmast dig om du låter webbläsaren använda din plats.',
      find: 'Sök närmaste museum',
      searching: 'Vi söker det närmaste museet…',
      failed: 'Din plats kunde inte hämtas. Välj ett museum i förteckningen.',
      route: 'Visa rutten',
      show: 'Visa kortet',
      stays: 'Din plats stannar på den här enheten.',
      about: 'Museets sida',
      others: 'Alla museer',
      ticket: 'En enkelbiljett skulle kosta {0}.',
    },
  },
  extend: 'Förläng giltigheten',
  buy: 'Köp ett kort till dig själv',
  activate: 'Aktivera ett kort du fått',
  noCardBody: 'Kortet visas i den här ramen så snart du har köpt eller aktiverat det.',
  beingPaid:
    'Vi håller på att bekräfta din betalning. Kortet visas i den här ramen så snart bekräftelsen kommer. Betala inte på nytt.',
  leaving: {
    when: 'Ditt konto och ditt kort raderas {0}.',
    cancel: 'Ångra raderingen på sidan Dataskydd.',
  },
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
    privacy: 'Dataskydd',
  },
};
