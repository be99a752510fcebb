export const texts = {
  title: 'Tätä huonetta ei ole pohjapiirroksessa',
  description: 'Sivua ei löytynyt.',
  lead: 'Osoite on ehkä muuttunut tai kirjoitettu väärin. Aulaan pääset tästä.',
  home: 'Palaa etusivulle',
  rya: 'Ryijy: {0}',
  label: 'Solmittu osoitteesta, jota ei ole.',
  compositions: {
    horisontti: 'horisontti',
    ovi: 'ovi',
    tilkut: 'tilkut',
    tuuli: 'tuuli',
    revontulet: 'revontulet',
    kehra: 'kehrä',
  },
};
