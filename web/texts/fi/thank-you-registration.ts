export const texts = {
  title: 'Kiitos rekisteröitymisestäsi!',
  description: 'Kortti on aktivoitu.',
  heading: 'Kiitos rekisteröitymisestäsi!',
  lead: 'Korttisi toimii nyt. Näytä kassalla asiakasnumero ja henkilötodistus.',
  number: 'Asiakasnumerosi on',
  card: '{product}, {0}, asiakasnumero {1}',
  validity: 'Kortin vuosi alkaa ensimmäisestä museokäynnistäsi ja kestää 12 kuukautta.',
  plastic: 'Muovikortti tulee postissa {0} viikossa. Sitä ei tarvitse odottaa.',
  noPlastic: 'Jätit muovikortin tekemättä. Korttisi on puhelimessa ja numerossa.',
  confirm: {
    title: 'Vahvista vielä sähköpostisi',
    body: 'Lähetimme sinulle linkin. Kun avaat sen, kortti ja käyntisi näkyvät Omassa {product.ine}. Kortti toimii jo nyt, joten kirjoita numero talteen.',
  },
  openMine: 'Avaa Oma {product}',
  museums: 'Katso museot',
};
