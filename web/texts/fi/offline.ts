export const texts = {
  kind: 'Ilman verkkoa',
  title: 'Ei verkkoyhteyttä',
  description: 'Sivu ei aukea ilman verkkoa.',
  lead: 'Tämä sivu tarvitsee verkkoyhteyden. Kun yhteys palaa, sivu aukeaa itsestään.',
  cardKept: 'Korttisi on tallessa tässä laitteessa ja aukeaa ilman verkkoa.',
  atTheDesk: 'Museon kassalla riittävät asiakasnumero ja henkilöllisyystodistus.',
  showCard: 'Näytä kortti',
  again: 'Yritä uudelleen',
};
