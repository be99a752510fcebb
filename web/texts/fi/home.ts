import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';

export const texts = {
  title: 'Pääsy museoihin vuodeksi',
  description:
    '{product} avaa mukana olevien museoiden ovet koko vuodeksi. Osta kortti itsellesi tai lahjaksi: se on käytössä heti maksun jälkeen.',
  heading: ['Kävele', 'sisään.'],
  lead: 'Yksi kortti avaa mukana olevien museoiden ovet koko vuodeksi. Se on käytössäsi heti maksun jälkeen.',
  openMine: 'Avaa Oma {product}',
  price: `{0} vuodessa tai {1} kuukaudessa (${INSTALMENT_COUNT} erää, yhteensä {2})`,
  priceOfYear: '{0} vuodessa',
  priceLoading: 'hintaa ladataan',
  priceMissing: 'Katso hinta ostosivulla',
  /** The first thing that a holder's card asks for. */
  mine: {
    pay: 'Maksa erä',
    extend: 'Jatka voimassaoloa',
    nearest: 'Etsi ensimmäinen museo',
    show: 'Näytä kassalla',
    open: 'Avaa Oma {product}',
  },
  line: {
    onHold: 'Erä on maksamatta, joten korttisi ei ole nyt käytössä.',
    unpaid: 'Yksi erä jäi maksamatta.',
    blocked: 'Korttisi on suljettu.',
    unused: 'Korttisi odottaa ensimmäistä museokäyntiä.',
    ended: 'Korttisi päättyi {0}.',
    endsSoon: 'Korttisi on voimassa vielä {0|# päivän|# päivää}, {1} asti.',
    lastDay: 'Korttisi viimeinen päivä on tänään.',
  },
  hero: 'Sininen ryijy, jossa oviaukosta lankeaa keltainen valo lattialle.',
  heroLabel: {
    title: 'Ryijy nro 0000',
    name: 'Kävele sisään',
    year: ', 2026',
    made: 'Villaa ja valoa,',
    knots: '9\u00a0568 solmua',
  },
  doors: {
    heading: 'Kenelle hankit kortin?',
    lead: 'Neljä tapaa hankkia kortti. Kaikki johtavat samoihin museoihin.',
    own: {
      name: 'Itselle',
      text: 'Henkilökohtainen kortti puhelimeen, halutessasi myös muovisena.',
    },
    digital: { name: 'Digilahja', text: 'Saajan sähköpostiin ilman postin odottelua.' },
    envelope: {
      name: 'Lahjakuori',
      text: 'Kortti tulee postissa, ja voit antaa sen itse.',
    },
    company: {
      name: 'Yritykselle',
      text: 'Monta korttia yhdellä tilauksella henkilöstölle tai kumppaneille.',
    },
  },
  rya: {
    heading: 'Numerostasi syntyy ryijy.',
    lead: 'Jokaisen kortin kuva syntyy asiakasnumerosta, solmu solmulta. Samanlaista ei ole kenelläkään muulla, ja museokäynnit lisäävät siihen valoa.',
    samples: 'Esimerkkikortteja',
    card: '{product}, {0}, asiakasnumero {1}',
  },
  number: {
    heading: 'Ovella näytät numeron.',
    pay: {
      name: 'Maksa',
      text: `Verkkopankissa, maksukortilla tai kulttuuriedulla.{monthly| Koko vuosi kerralla tai ${INSTALMENT_COUNT} kuukausierässä.|}`,
    },
    show: {
      name: 'Näytä numero',
      text: 'Kassalla asiakasnumero ja henkilöllisyystodistus riittävät jo samana päivänä.',
    },
    wait: {
      name: 'Odota postia, jos haluat',
      text: 'Muovikortti tulee postissa {0} viikossa. Voit myös jättää sen tilaamatta.',
    },
  },
  museums: {
    heading: '{0|# museo|# museota}, {1|# paikkakunta|# paikkakuntaa}, yksi kortti.',
    examples: 'Mukana ovat esimerkiksi {0}.',
    only: 'Mukana on {0}.',
    every: 'Mukana ovat {0}.',
    all: 'Katso kaikki museot',
  },
  activation: {
    heading: 'Saitko kortin lahjaksi?',
    lead: 'Aktivoi se omaksesi koodilla, joka on lahjaviestissä, kuoren sisällä tai työnantajasi viestissä.',
    field: 'Aktivointikoodi',
    button: 'Aktivoi',
  },
};
