import { CARD_MONTHS } from '../../../domain/scheme/campaign.ts';

export const texts = {
  title: 'Kiitos rekisteröitymisestäsi!',
  description: 'Kortti on aktivoitu.',
  heading: 'Kiitos rekisteröitymisestäsi!',
  lead: 'Korttisi toimii nyt. Näytä kassalla asiakasnumero ja henkilöllisyystodistus.',
  number: 'Asiakasnumerosi on',
  card: '{product}, {0}, asiakasnumero {1}',
  validity: `Kortin vuosi alkaa ensimmäisestä museokäynnistäsi ja kestää ${CARD_MONTHS} kuukautta.`,
  plastic: 'Muovikortti tulee postissa {0} viikossa. Sitä ei tarvitse odottaa.',
  noPlastic: 'Et tilannut muovikorttia. Käytä korttia puhelimessa tai asiakasnumerolla.',
  confirm: {
    title: 'Vahvista vielä sähköpostiosoitteesi',
    body: 'Lähetimme sinulle linkin. Kun avaat sen, kortti ja käyntisi näkyvät Omassa {product.ine}. Kortti toimii jo nyt, joten kirjoita numero talteen.',
    again: 'Lähetä linkki uudelleen',
    sent: 'Uusi linkki on matkalla. Vanha linkki ei enää toimi.',
  },
  added: {
    heading: 'Kiitos! Vuosi on lisätty korttiisi.',
    lead: 'Sinulla on jo {product}, joten siihen lisättiin vuosi. Lähetimme siitä viestin sähköpostiisi.',
  },
  failed: 'Linkkiä ei saatu lähetettyä. Yritä hetken kuluttua uudelleen.',
  openMine: 'Avaa Oma {product}',
  museums: 'Katso museot',
};
