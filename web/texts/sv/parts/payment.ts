import type { texts as fi } from '../../fi/parts/payment.ts';

export const texts: typeof fi = {
  lead: 'När du väljer betalningssätt gör du en beställning som medför betalningsskyldighet. Du kommer genast till betaltjänsten och tillbaka hit efter betalningen.',
  /** Consumer Protection Act 6:12: the words on what binds, above the methods and in the name of each. */
  order: {
    lead: 'Beställ och betala {0} genom att välja ett betalningssätt.',
    tile: 'Beställ och betala {0}:',
  },
  section: {
    bank: 'Nätbank',
    culture: 'Kulturförmån',
    card: 'Betalkort',
    company: 'Betalningssätt för företagsbeställning',
  },
  mobile: 'Betala med telefonen',
  cultureHelp: 'En förmån från arbetsgivaren. Hela beloppet betalas med samma förmån.',
  voucher: {
    epassi: { name: 'ePassi', help: 'Du loggar in i ePassi och godkänner betalningen.' },
    smartum: {
      name: 'Smartum',
      help: 'Du loggar in på Smartum. Kom tillbaka till den här sidan efter betalningen: om du stänger webbläsaren hos Smartum får vi veta om betalningen först när kundtjänsten har kontrollerat den.',
    },
    edenred: { name: 'Edenred', help: 'Ange uppgifterna på ditt Edenred-kort på betalsidan.' },
    zevoy: { name: 'Zevoy', help: 'Ange uppgifterna på ditt Zevoy-kort på betalsidan.' },
  },
  serviceTerms:
    'Genom att välja betalningssätt godkänner du [villkoren för betaltjänsten](https://www.paytrail.com/kuluttaja/maksupalveluehdot).',
  safe: 'Vi ser inte och sparar inte dina bank- eller kortuppgifter.',
  safeMonthly:
    'Betaltjänsten sparar ditt kort för de följande raterna. Vi ser inte kortets uppgifter.',
  loading: 'Vi hämtar betalningssätten…',
  redirect: 'Du förs vidare till betaltjänsten…',
  slow: 'Det här tar längre tid än vanligt. Stäng inte sidan.',
  empty: 'Betalningssätten kunde inte laddas. Försök igen.',
  retry: 'Försök igen',
  change: 'Ändra uppgifter',
  other: 'Välj ett annat betalningssätt',
  failed: {
    label: 'Betalningen kunde inte inledas',
    body: 'Välj betalningssätt på nytt. Om betalningen redan har skickats syns den snart bland dina beställningar.',
    /** Who is not signed in has no orders to look at. */
    guestBody:
      'Välj betalningssätt på nytt eller gå tillbaka till formuläret: det du har fyllt i finns kvar. Om betalningen redan har skickats får du en bekräftelse per e-post. Kundtjänsten hjälper dig vid behov.',
    /** A monthly payment goes straight to the card: nothing is chosen. */
    monthlyBody:
      'Försök igen. Om betalningen redan har skickats syns den snart bland dina beställningar.',
  },
  epassi: {
    heading: 'Betalning med ePassi',
    amount: 'Att betala {0}',
    help: 'Du kommer till ePassis sida om ett ögonblick. Om inget händer, tryck på knappen.',
    pay: 'Betala med ePassi',
  },
};
