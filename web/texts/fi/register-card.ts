import { texts as buyCard } from './buy-card.ts';
import { texts as form } from './parts/card-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts = {
  title: 'Rekisteröidy {product.gen} käyttäjäksi',
  description: 'Täytä tietosi ja aktivoi kortti omaksesi.',
  heading: 'Rekisteröidy {product.gen} käyttäjäksi',
  intro:
    'Kortti on henkilökohtainen, joten kirjoita nimi niin kuin se on henkilöllisyystodistuksessasi. Nimeä ja syntymävuotta et voi itse muuttaa rekisteröinnin jälkeen, koska kortti valmistetaan heti niiden mukaan.',
  signIn:
    'Onko sinulla jo {product}? [Kirjaudu Omaan {product.ill}](My_Museum_Card) ja palaa sitten aktivointiin: voit lisätä vuoden korttiisi.',
  passwordHelp: 'Salasana tulee käyttöön, kun vahvistat sähköpostisi tällä selaimella.',
  submit: 'Rekisteröidy',
  free: 'Kortti on jo maksettu. Sinä et maksa mitään.',
  noCode: {
    heading: 'Aloita aktivointikoodista',
    lead: 'Kirjoita ensin koodi, joka on lahjaviestissä, kuoren sisällä tai työnantajasi viestissä.',
    start: 'Kirjoita koodi',
  },
  held: {
    heading: 'Sinulla on jo {product}',
    lead: 'Toista korttia ei tarvita: voit lisätä vuoden korttiisi.',
    start: 'Lisää vuosi korttiini',
  },
  back: buyCard.back,
  checking: buyCard.checking,
  slow: buyCard.slow,
  toast: buyCard.toast,
  // Nothing is paid here, so no receipt is promised.
  form: {
    ...form,
    emailHint: 'Sama osoite, jolla kirjauduit. Lähetämme tähän vahvistuksen ja asiakasnumeron.',
    hint: {
      ...form.hint,
      emailAddress:
        'Lähetämme tähän linkin, jolla vahvistat osoitteen, ja sen jälkeen asiakasnumeron.',
    },
  },
  signInAgain: signInAgain,
  loom: { ...order.loom, note: 'Odottaa nimeäsi.' },
};
