import { texts as form } from './parts/card-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts = {
  title: 'Osta itsellesi',
  description: 'Osta {product} itsellesi. Kortti on käytössäsi heti maksun jälkeen.',
  heading: {
    annual: 'Täytä henkilötiedot',
    monthly: 'Täytä tietosi',
    payment: 'Valitse maksutapa',
  },
  back: 'PALAA',
  step: {
    label: 'Vaihe {0} / {1}: {2}',
    details: 'Tiedot',
    payment: 'Maksutapa',
  },
  intro:
    'Kortti on henkilökohtainen, joten kirjoita nimi niin kuin se on henkilöllisyystodistuksessasi. Onko sinulla jo kortti? [Jatka sen voimassaoloa Omassa {product.ine}](My_Museum_Card).',
  beingPaid:
    'Edellinen maksusi on vielä vahvistettavana. Älä maksa uudelleen, vaan [katso tilauksesi](My_Orders).',
  continue: 'Jatka maksutapaan',
  continueMonthly: 'Tilaa ja maksa {0}',
  continueUnknown: 'Tilaa ja maksa',
  payLater: 'Maksat vasta seuraavassa vaiheessa.',
  payNow: 'Tilaus velvoittaa maksamaan. Siirryt suoraan maksupalveluun.',
  checking: 'Tarkistamme tietoja…',
  slow: 'Tämä kestää tavallista kauemmin. Älä sulje sivua.',
  held: {
    title: 'Sinulla on jo {product}',
    until: 'Korttisi on voimassa {0} asti, joten toista ei tarvita.',
    unused: 'Korttisi on käytettävissä, joten toista ei tarvita.',
    ended: 'Korttisi voimassaolo päättyi {0}. Uutta ei tarvita: numerosi ja ryijysi odottavat.',
    onHold:
      'Korttisi ei ole nyt käytössä, koska kuukausierä on maksamatta. Uutta ei tarvita: kun maksat erän, kortti toimii heti.',
    blocked: 'Korttisi on suljettu. Ota yhteyttä asiakaspalveluun.',
    refunded:
      'Korttisi ei ole nyt voimassa. Uutta ei tarvita: voit jatkaa kortin voimassaoloa milloin vain.',
    open: 'Avaa Oma {product}',
    gift: 'Anna kortti lahjaksi',
  },
  toast: {
    form: {
      label: 'Virhe lomakkeessa',
      body: 'Lomakkeessa on virheitä. Tarkista ja yritä uudelleen.',
    },
    refused: 'Rekisteröinnissä tapahtui virhe',
    unexpected: {
      label: 'Odottamaton virhe',
      body: 'Odottamaton virhe. Ota yhteyttä asiakaspalveluun.',
    },
    offline:
      'Yhteys katkesi tai vastaus viipyi. Täyttämäsi tiedot ovat lomakkeella: yritä uudelleen.',
  },
  noScript: {
    title: 'Ostaminen tarvitsee JavaScriptin',
    body: 'Selaimesi ei suorita JavaScriptiä, joten korttia ei voi ostaa tältä sivulta. Ota JavaScript käyttöön tai soita asiakaspalveluun: {0}.',
  },
  form,
  order,
  signInAgain,
};
