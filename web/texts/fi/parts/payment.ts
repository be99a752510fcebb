export const texts = {
  lead: 'Maksutavan valinta on tilaus, joka velvoittaa maksamaan. Siirryt heti maksupalveluun ja palaat tänne maksun jälkeen.',
  /** Consumer Protection Act 6:12: the words on what binds, above the methods and in the name of each. */
  order: {
    lead: 'Tilaa ja maksa {0} valitsemalla maksutapa.',
    tile: 'Tilaa ja maksa {0}:',
  },
  section: {
    bank: 'Verkkopankki',
    culture: 'Kulttuurietu',
    card: 'Maksukortti',
    company: 'Yritystilauksen maksutavat',
  },
  mobile: 'Maksu puhelimella',
  cultureHelp: 'Työnantajan myöntämä etu. Koko summa maksetaan samalla edulla.',
  voucher: {
    epassi: { name: 'ePassi', help: 'Kirjaudut ePassiisi ja hyväksyt maksun.' },
    smartum: {
      name: 'Smartum',
      help: 'Kirjaudut Smartumiin. Palaa maksun jälkeen tälle sivulle: jos suljet selaimen Smartumissa, tieto maksusta tulee meille vasta, kun asiakaspalvelu on tarkistanut sen.',
    },
    edenred: { name: 'Edenred', help: 'Anna maksusivulla Edenred-korttisi tiedot.' },
    zevoy: { name: 'Zevoy', help: 'Anna maksusivulla Zevoy-korttisi tiedot.' },
  },
  serviceTerms:
    'Valitsemalla maksutavan hyväksyt [maksupalveluehdot](https://www.paytrail.com/kuluttaja/maksupalveluehdot).',
  safe: 'Emme näe emmekä tallenna pankki- tai korttitietojasi.',
  safeMonthly:
    'Maksupalvelu tallentaa maksukorttisi seuraavia eriä varten. Me emme näe sen tietoja.',
  loading: 'Haemme maksutapoja…',
  redirect: 'Siirryt maksupalveluun…',
  slow: 'Tämä kestää tavallista kauemmin. Älä sulje sivua.',
  empty: 'Maksutapoja ei saatu ladattua. Yritä uudelleen.',
  retry: 'Yritä uudelleen',
  change: 'Muuta tietoja',
  other: 'Valitse toinen maksutapa',
  failed: {
    label: 'Maksua ei voitu aloittaa',
    body: 'Valitse maksutapa uudelleen. Jos maksu on jo lähetetty, se näkyy hetken kuluttua tilauksissasi.',
    /** Who is not signed in has no orders to look at. */
    guestBody:
      'Valitse maksutapa uudelleen tai palaa lomakkeelle: täyttämäsi tiedot ovat tallella. Jos maksu on jo lähetetty, saat vahvistuksen sähköpostiisi. Asiakaspalvelu auttaa tarvittaessa.',
    /** A monthly payment goes straight to the card: nothing is chosen. */
    monthlyBody:
      'Yritä uudelleen. Jos maksu on jo lähetetty, se näkyy hetken kuluttua tilauksissasi.',
  },
  epassi: {
    heading: 'Maksu ePassilla',
    amount: 'Maksettavaa {0}',
    help: 'Siirryt ePassin sivulle hetken päästä. Jos mitään ei tapahdu, paina painiketta.',
    pay: 'Maksa ePassilla',
  },
};
