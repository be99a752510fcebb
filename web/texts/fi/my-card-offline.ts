export const texts = {
  kind: 'Ilman verkkoa',
  title: 'Ei verkkoyhteyttä',
  description: 'Kortti ei aukea ilman verkkoa.',
  lead: 'Kortti näkyy ilman verkkoa viikon ajan siitä, kun se on viimeksi avattu. Kassalla riittävät asiakasnumero ja henkilöllisyystodistus.',
  home: 'Etusivulle',
  again: 'Yritä uudelleen',
};
