/** What somebody writes to customer service about. */
export const texts = {
  card: 'Kortti ja sen käyttö',
  payment: 'Tilaus tai maksu',
  gift: 'Lahja',
  company: 'Yritystilaus',
  privacy: 'Tietosuoja',
  other: 'Muu asia',
};
