import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import type { texts as fi } from '../fi/home.ts';

export const texts: typeof fi = {
  title: 'Inträde till museer i ett år',
  description:
    '{product.def} öppnar dörrarna till de anslutna museerna i ett helt år. Köp ett kort till dig själv eller som gåva: det fungerar genast efter betalningen.',
  heading: ['Kliv', 'in.'],
  lead: 'Ett kort öppnar dörrarna till de anslutna museerna i ett helt år. Du kan använda det genast efter betalningen.',
  openMine: 'Öppna Mitt {product}',
  price: `{0} per år eller {1} per månad (${INSTALMENT_COUNT} rater, totalt {2})`,
  priceOfYear: '{0} per år',
  priceLoading: 'priset laddas',
  priceMissing: 'Se priset på köpsidan',
  mine: {
    pay: 'Betala raten',
    extend: 'Förläng giltigheten',
    nearest: 'Hitta ditt första museum',
    show: 'Visa i kassan',
    open: 'Öppna Mitt {product}',
  },
  line: {
    onHold: 'En rat är obetald, så ditt kort går inte att använda just nu.',
    unpaid: 'En rat är obetald.',
    blocked: 'Ditt kort är spärrat.',
    unused: 'Ditt kort väntar på det första museibesöket.',
    ended: 'Ditt kort gick ut {0}.',
    endsSoon: 'Ditt kort gäller ännu {0|# dag|# dagar}, till {1}.',
    lastDay: 'I dag är ditt korts sista dag.',
  },
  hero: 'En blå rya där gult ljus faller genom en dörröppning ner på golvet.',
  heroLabel: {
    title: 'Rya nr 0000',
    name: 'Kliv in',
    year: ', 2026',
    made: 'Ull och ljus,',
    knots: '9\u00a0568 knutar',
  },
  doors: {
    heading: 'Vem skaffar du kortet till?',
    lead: 'Fyra sätt att skaffa kortet. Alla leder till samma museer.',
    own: {
      name: 'Till dig själv',
      text: 'Ett personligt kort i telefonen, om du vill även i plast.',
    },
    digital: { name: 'Digital gåva', text: 'Till mottagarens e-post utan att vänta på posten.' },
    envelope: {
      name: 'Gåvokuvert',
      text: 'Ett kort som kommer med posten och kan överlämnas personligen.',
    },
    company: {
      name: 'Till företag',
      text: 'Många kort i en beställning till personalen eller samarbetspartner.',
    },
  },
  rya: {
    heading: 'Ditt nummer blir en rya.',
    lead: 'Bilden på varje kort uppstår ur kundnumret, knut för knut. Ingen annan har en likadan, och varje museibesök ger den mer ljus.',
    samples: 'Exempelkort',
    card: '{product}, {0}, kundnummer {1}',
  },
  number: {
    heading: 'Vid dörren visar du numret.',
    pay: {
      name: 'Betala',
      text: `Med nätbank, betalkort eller kulturförmån.{monthly| Hela året på en gång eller i ${INSTALMENT_COUNT} månadsrater.|}`,
    },
    show: {
      name: 'Visa numret',
      text: 'I kassan räcker kundnumret och legitimation redan samma dag.',
    },
    wait: {
      name: 'Vänta på posten, om du vill',
      text: 'Plastkortet kommer med posten inom {0|# vecka|# veckor}. Du kan också låta bli att beställa det.',
    },
  },
  museums: {
    heading: '{0|# museum|# museer}, {1|# ort|# orter}, ett kort.',
    examples: 'Med är till exempel {0}.',
    only: 'Med är {0}.',
    every: 'Med är {0}.',
    all: 'Se alla museer',
  },
  activation: {
    heading: 'Fick du kortet i gåva?',
    lead: 'Aktivera det med aktiveringskoden. Den finns i gåvomeddelandet, inuti kuvertet eller i din arbetsgivares meddelande.',
    field: 'Aktiveringskod',
    button: 'Aktivera',
  },
};
