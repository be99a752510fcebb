export const texts = {
  lead: 'Maksutavan valinta on tilaus, joka velvoittaa maksamaan. Siirryt heti maksupalveluun ja palaat tänne maksun jälkeen.',
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
      help: 'Kirjaudut Smartumiin. Palaa maksun jälkeen takaisin: Smartum ilmoittaa maksusta meille vain selaimesi kautta.',
    },
    edenred: { name: 'Edenred', help: 'Anna maksusivulla Edenred-korttisi tiedot.' },
    zevoy: { name: 'Zevoy', help: 'Anna maksusivulla Zevoy-korttisi tiedot.' },
  },
  serviceTerms:
    'Valitsemalla maksutavan hyväksyt [maksupalveluehdot](https://www.paytrail.com/kuluttaja/maksupalveluehdot).',
  safe: 'Emme näe emmekä tallenna pankki- tai korttitietojasi.',
  safeMonthly:
    'Maksupalvelu tallentaa korttisi seuraavia eriä varten. Me emme näe korttisi tietoja.',
  loading: 'Haemme maksutapoja…',
  redirect: 'Siirrymme maksupalveluun…',
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
    /** A monthly order goes straight to the card: nothing is chosen. */
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
