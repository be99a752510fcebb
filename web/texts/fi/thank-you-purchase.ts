import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts = {
  title: 'Kiitos ostoksestasi',
  description: 'Tilaus on vahvistettu.',
  heading: 'Tervetuloa sisään, {0}.',
  lead: 'Korttisi toimii nyt. Näytä kassalla asiakasnumero ja henkilöllisyystodistus.',
  number: 'Asiakasnumerosi on',
  card: '{product}, {0}, asiakasnumero {1}',
  openMine: 'Avaa Oma {product}',
  receipt: 'Lataa kuitti (PDF)',
  order: 'Tilausnumero {0}',
  next: {
    heading: 'Mitä seuraavaksi?',
    visit: {
      name: 'Mene museoon',
      text: 'Kortti toimii heti. Asiakasnumero ja henkilöllisyystodistus riittävät kassalla. Kortti on voimassa {0|# kuukauden|# kuukautta} ensimmäisestä museokäynnistä{monthly| tai, jos maksat kuukausittain, ensimmäisestä maksusta|}.',
    },
    phone: {
      name: 'Ota kortti puhelimeen',
      text: 'Avaa Oma {product} puhelimella ja lisää se aloitusnäytölle. Kortti on silloin aina mukana.',
    },
    plastic: {
      name: 'Odota postia',
      text: 'Muovikortti tulee postissa {0} viikossa.',
    },
    noPlastic: {
      name: 'Postia ei tarvitse odottaa',
      text: 'Et tilannut muovikorttia. Käytä korttia puhelimessa tai asiakasnumerolla.',
    },
  },
  kept: 'Kortti on nyt tallessa tällä laitteella ja aukeaa myös ilman verkkoa.',
  mail: 'Lähetimme asiakasnumeron ja kuitin myös sähköpostiisi.',
  /** Of a payment beside the one that bought the card, or of one that was paid back. */
  settled: {
    heading: 'Tilaus on jo käsitelty',
    lead: 'Korttisi tila näkyy Omassa {product.ine}. Jos maksoit kahdesti, palautamme ylimääräisen maksun ja kerromme siitä sähköpostilla.',
    orders: 'Tilaukset ja kuitit',
  },
  stranger: {
    heading: 'Tilaus on vahvistettu',
    lead: 'Asiakasnumero ja kuitti on lähetetty ostajan sähköpostiin. Ostaja näkee kortin, kun hän kirjautuu.',
    signIn: 'Kirjaudu ja avaa kortti',
    home: 'Etusivulle',
  },
  loom: order.loom,
  missing,
};
